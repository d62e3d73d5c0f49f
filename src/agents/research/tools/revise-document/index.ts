import { z } from "zod";
import { runStep } from "#kernel";
import { abstractOf, plainLine, shortNameOf } from "#papers";
import { counted, type ResearchDocument } from "#protocol";
import { researchFailure } from "../../failure.ts";
import { compareText, soundText } from "../../grounded-text.ts";
import { revise, reviseOutput } from "../../steps/revise.ts";
import { researchText } from "../../text.ts";
import { defineResearchTool, resultPaperSchema } from "../research-tool.ts";

const output = z.object({
  documentId: z.string(),
  title: z.string(),
  content: z.string(),
  /** The new words, as they were kept. */
  written: z.array(z.string()),
  papers: z.array(resultPaperSchema),
});

/** Changes a research document where it was asked to; every other paragraph stays as it is. */
export const reviseDocument = defineResearchTool({
  name: "revise_document",
  title: { ko: "문서 고치기", en: "Revise document" },
  description: researchText("revise-document"),
  input: z.object({
    wish: z.string().trim().min(1).max(2_000).describe("What to change, in the user's words"),
    document: z.string().max(300).nullish().describe("Its title; left out for the one written last"),
  }),
  output,
  timeoutMs: 180_000,
  async work({ wish, document }, { run, service, shelf }) {
    const meant = documentMeant(await service.notebooks.documents(run.sessionId), document ?? null);
    const parts = partsOf(meant.content);
    const prose = parts.filter(({ isProse }) => isProse).map(({ text }) => text);
    const cited = new Set(
      prose.flatMap((text) => [...text.matchAll(/\[(\d{1,4})\]/g)].map(([, mark]) => Number(mark))),
    );
    const papers = shelf.papers.filter((_, at) => cited.has(at + 1));
    const shown = papers.map((paper) => ({
      number: shelf.numberOf(paper.id) ?? 0,
      name: shortNameOf(paper),
      abstract: abstractOf(paper),
    }));
    const given = { title: meant.title, wish, paragraphs: prose, papers: shown };
    const { title, changes } = reviseOutput.parse(await runStep(revise, given, run));
    const text = changes.map((change) => change.text.trim()).join("\n\n");
    const statements = await compareText({ text, step: revise.name, about: wish, papers }, shelf, run);
    const sound = soundText(text, statements, run.language);
    const { content, written } = revised(withTitle(parts, title), changes, sound);
    return { documentId: meant.documentId, title: title ?? meant.title, content, written, papers };
  },
  summary: ({ title, written }, _input, language) =>
    `${title}: ${language === "ko" ? `단락 ${written.length}개` : counted(written.length, "paragraph")}`,
  fromMessage: ({ message }) => ({ wish: message.slice(0, 2_000) }),
  papers: ({ papers }) => papers,
  // What a model wrote is no source: only what code has done is told.
  tells: ({ written }, language) =>
    language === "ko"
      ? `부탁받은 단락 ${written.length}개만 새로 썼고, 나머지 단락은 글자 그대로입니다.`
      : `Of the document ${counted(written.length, "paragraph")} were written anew as asked; all others stay to the letter.`,
  describe: ({ title, written }) => ({ about: title, findings: written }),
  document: ({ documentId, title, content }) => ({ documentId, key: documentId, title, content }),
});

/** A document begins with its title: another one stands there, too. */
function withTitle(parts: readonly Part[], title: string | null): readonly Part[] {
  const [first, ...others] = parts;
  if (title === null || first === undefined || !first.text.startsWith("# ")) return parts;
  return [{ ...first, text: `# ${plainLine(title)}` }, ...others];
}

function documentMeant(documents: readonly ResearchDocument[], title: string | null): ResearchDocument {
  const named = title === null ? undefined : documents.find((document) => document.title === title);
  const latest = documents.toSorted((one, other) => other.updatedAt - one.updatedAt)[0];
  const meant = named ?? latest;
  if (meant !== undefined) return meant;
  throw researchFailure("nothing-to-revise");
}

type Change = z.infer<typeof reviseOutput>["changes"][number];

/** A paragraph of a research document, or a block of papers, which nobody rewrites. */
interface Part {
  readonly text: string;
  readonly isProse: boolean;
}

const betweenParagraphs = /\n{2,}/;
const fenced = /^(```[\s\S]*?^```)$/m;

function partsOf(content: string): Part[] {
  return content.split(fenced).flatMap((piece): Part[] => {
    if (piece.startsWith("```")) return [{ text: piece, isProse: false }];
    return piece
      .split(betweenParagraphs)
      .map((text) => text.trim())
      .filter((text) => text !== "")
      .map((text) => ({ text, isProse: true }));
  });
}

/** The document with its changes: `sound` holds their texts one after another, as they were compared with the papers. */
function revised(parts: readonly Part[], changes: readonly Change[], sound: string) {
  const paragraphs = sound.split(betweenParagraphs);
  const texts = changes.map(({ text }) => {
    const length = text.trim() === "" ? 1 : text.trim().split(betweenParagraphs).length;
    return paragraphs.splice(0, length).join("\n\n");
  });
  const made = changes.map((change, at) => ({ ...change, text: texts[at] ?? "" }));
  let number = 0;
  const content = parts.flatMap(({ text, isProse }) => {
    if (isProse) number += 1;
    const own = isProse ? made.filter(({ paragraph }) => paragraph === number) : [];
    const replaced = own.findLast(({ what }) => what !== "insert-after");
    const after = own.filter(({ what }) => what === "insert-after").map((change) => change.text);
    const stays = replaced === undefined ? text : replaced.what === "remove" ? "" : replaced.text;
    return [stays, ...after].filter((each) => each !== "");
  });
  const written = made.map(({ text }) => text).filter((text) => text !== "");
  return { content: content.join("\n\n"), written };
}
