import { z } from "zod";
import { definitionsOf, findParties } from "#contracts";
import { spanEvidence, unitEvidence } from "../evidence.ts";
import { defineContractTool } from "./define-contract-tool.ts";

const parties = /^(?:계약\s?)?당사자(?:들)?$|^(?:the\s)?part(?:y|ies)$/i;

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
    const named = defined.length > 0 ? [] : findParties(contract);
    const found = [...defined, ...named.filter(({ names }) => isOfParties || names.includes(term))].slice(0, 5);
    const signatures =
      isOfParties && found.length === 0 ? contract.units.filter(({ kind }) => kind === "signature") : [];
    const note = found.length + signatures.length === 0 ? `this contract does not define ${term}` : "";
    const evidence = [
      ...found.map((definition) => spanEvidence(contract, definition.label, definition)),
      ...signatures.map((unit) => unitEvidence(contract, unit)),
    ];
    return { evidence, note };
  },
});
