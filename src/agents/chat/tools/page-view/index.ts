import { z } from "zod";
import { JihwiError } from "#protocol";
import type { ChatTool } from "../chat-tool.ts";

const input = z.object({
  document: z.string().describe("The name of an attached document"),
  page: z.int().positive().describe("The number of the page"),
});

/** A page of an attached document as it looks, for a chart, a figure or a stamp: shown to whoever writes the answer, who sees. */
export const pageView: ChatTool = {
  name: "look_at_page",
  title: { ko: "쪽 보기", en: "Look at a page" },
  description: {
    ko: "글로는 알 수 없는 것(차트, 그림, 도장, 서명)을 물을 때, 붙은 문서의 한 쪽을 그림으로 보기",
    en: "see a page of an attached document as it looks, where a chart, figure, stamp or signature is asked about",
  },
  input,
  kind: "pictures",
  node: { id: "page-view", title: { ko: "쪽 보기", en: "Look at a page" } },
  async run({ currentInput, documents, lookedAt }) {
    const { document, page } = z.parse(input, currentInput);
    const named = documents.find(({ name, drawable = 0 }) => name === document && page <= drawable);
    if (named === undefined) throw noSuchPage(document, page);
    const text = `${named.name} ${page}`;
    return { text, change: { lookedAt: [...lookedAt, { documentId: named.id, page, name: named.name }] } };
  },
};

function noSuchPage(document: string, page: number): JihwiError {
  return new JihwiError("tool-failed", {
    message: {
      ko: `붙은 문서에 "${document}" ${page}쪽은 없습니다.`,
      en: `No attached document “${document}” has a page ${page}.`,
    },
  });
}
