import { z } from "zod";
import { definitionsOf, findParties, findUnits } from "#contracts";
import { spanEvidence, unitEvidence } from "../evidence.ts";
import { contractText } from "../text.ts";
import { defineContractTool } from "./define-contract-tool.ts";

const maxUnits = 7;
const maxDefinitions = 5;
const parties = /^(?:계약\s?)?당사자(?:들)?$|^(?:the\s)?part(?:y|ies)$/i;

/** Searches the contract by words. What it finds is close to them; whether it answers takes reading. */
export const searchContractTool = defineContractTool({
  name: "search_contract",
  title: { ko: "계약서에서 찾기", en: "Search contract" },
  description: contractText("search-contract"),
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
  description: contractText("find-definition"),
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
