import { type Run, runStep } from "#kernel";
import { withoutSpaces } from "#language";
import type { ContractCell } from "#protocol";
import { fillCell } from "#questions";
import type { Contract } from "../contract.ts";
import { labelsInText } from "../labels-in-text.ts";
import { answerContractCell } from "./answer-contract-cell.ts";
import { emptyCell, quotingCell } from "./cell-by-code.ts";

/** What a model says of a contract, held to the contract: its words must stand there, its figures and articles must be theirs. */
export async function cellByModel(
  contract: Contract,
  { question, readings }: { readonly question: string; readonly readings: readonly string[] | undefined },
  run: Run,
): Promise<ContractCell> {
  const { name, text } = contract;
  const asked = { question, language: run.language, readings };
  const by = run.models.forRole(answerContractCell.role)?.id ?? null;
  const { why, answer, quote, place, readShare } = await fillCell({ title: name, text }, asked, (input) =>
    runStep(answerContractCell, input, run),
  );
  if (why === "no-text") return emptyCell("not-said");
  if (quote === null || place === null) return { ...emptyCell(why), answer, readShare, by };
  const isElsewhere = why === "said" && answer !== null && namesOtherPart(contract, answer, { quote, at: place.start });
  return { ...quotingCell(contract, place, { status: isElsewhere ? "differs" : why, answer, by }), quote };
}

/** Whether an answer names an article that its quotation neither stands in nor names. */
function namesOtherPart(contract: Contract, answer: string, { quote, at }: { quote: string; at: number }): boolean {
  const quoted = withoutSpaces(quote);
  return labelsInText(answer, contract).some(({ label, written }) => {
    const node = contract.nodeOf(label);
    const isAround = node !== null && node.start <= at && at < node.end;
    return !isAround && !quoted.includes(withoutSpaces(written));
  });
}
