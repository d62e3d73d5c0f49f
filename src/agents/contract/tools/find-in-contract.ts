import { z } from "zod";
import { definitionsOf, findParties, findUnits } from "#contracts";
import { spanEvidence, unitEvidence } from "../evidence.ts";
import { defineContractTool } from "./define-contract-tool.ts";

const maxUnits = 7;
const maxDefinitions = 5;
const parties = /^(?:계약\s?)?당사자(?:들)?$|^(?:the\s)?part(?:y|ies)$/i;

/** Searches the contract by words. What it finds is close to them; whether it answers takes reading. */
export const searchContractTool = defineContractTool({
  name: "search_contract",
  title: { ko: "계약서에서 찾기", en: "Search contract" },
  description: {
    ko: "질문이나 낱말과 가까운 글을 계약서에서 찾습니다. 계약서의 언어로, 계약서가 쓸 만한 말로 적으세요.",
    en: "Find the passages closest to a question or keywords, in the contract's language and in words it may use.",
  },
  input: z.object({ query: z.string().min(1).max(400) }),
  read({ query }, { contract }) {
    const evidence = findUnits(contract, query, maxUnits).flatMap(({ unit, passages, score }) =>
      (passages.length === 0
        ? [unitEvidence(contract, unit)]
        : passages.map((passage) => spanEvidence(contract, passage.label, passage))
      ).map((piece) => ({ ...piece, score })),
    );
    return { evidence, note: evidence.length === 0 ? `nothing found for: ${query}` : "" };
  },
});

/** Finds what a term means in this contract. */
export const findDefinition = defineContractTool({
  name: "find_definition",
  title: { ko: "용어의 뜻", en: "Definition" },
  description: {
    ko: "계약서가 용어의 뜻을 정한 문장을 찾습니다. “당사자”는 당사자의 이름을 적은 곳입니다.",
    en: 'Find the sentence in which the contract defines a term; of "parties", where it names them.',
  },
  input: z.object({ term: z.string().min(1).max(60) }),
  read({ term }, { contract }) {
    const defined = definitionsOf(contract, term);
    const isOfParties = defined.length === 0 && parties.test(term.trim());
    const naming =
      defined.length > 0 ? defined : findParties(contract).filter(({ text }) => isOfParties || text.includes(term));
    // Whom no sentence names is named above the articles or where people sign.
    const places = contract.units.filter(
      ({ kind, text }) => (kind === "preamble" || kind === "signature") && (isOfParties || isLabelIn(text, term)),
    );
    const evidence =
      naming.length > 0
        ? naming.slice(0, maxDefinitions).map((definition) => spanEvidence(contract, definition.label, definition))
        : places.map((unit) => unitEvidence(contract, unit));
    return { evidence, note: evidence.length === 0 ? `this contract does not define ${term}` : "" };
  },
});

/** Whether a line of a text begins with a word as its label, blanks and marks aside: | 임 대 인(갑): 김철수 |. */
function isLabelIn(text: string, word: string): boolean {
  return text.split("\n").some((line) => {
    const signs = line.replace(/[^\p{L}\p{N}:：(|]/gu, "").replace(/^[^\p{L}]+/u, "");
    return signs.startsWith(word) && /^[:：(|]/.test(signs.slice(word.length));
  });
}
