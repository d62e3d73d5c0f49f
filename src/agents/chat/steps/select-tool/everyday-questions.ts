import type { StepCase } from "#learning";
import { allConcepts, conceptQuestions } from "#search";
import { documentSearchDeclaration } from "#tools/document-search";

/** Every so many of them is enough: more would make the rule search documents for whatever is asked. */
const stride = 6;

/**
 * Questions about what policies, contracts and manuals settle, each with a document on its matter attached: people seldom
 * use the words of a document's description.
 */
export const everydayQuestions = {
  path: "search/concepts/questions.jsonl",
  cases(): StepCase[] {
    const concepts = new Map(allConcepts().map((concept) => [concept.id, concept]));
    return conceptQuestions()
      .filter((_, at) => at % stride === 0)
      .map(({ question, concepts: ids, batch }) => {
        const isKorean = /[가-힣]/.test(question);
        const subjects = ids.flatMap((id) => {
          const concept = concepts.get(id);
          if (concept === undefined) return [];
          return isKorean ? [concept.ko] : [concept.formal.find((term) => /^[a-z]/i.test(term)) ?? concept.ko];
        });
        const document = { id: "d1", name: isKorean ? "안내.pdf" : "guide.pdf", description: subjects.join(", ") };
        return {
          input: { question, documents: [document] },
          expect: { selected_tool: documentSearchDeclaration.name },
          batch: `everyday-${batch}`,
        };
      });
  },
};
