import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { checkByCode } from "./check-by-code.ts";
import {
  asked,
  type ClaimCounts,
  type ClaimVerdict,
  claimVerdictSchema,
  countVerdicts,
  linesOf,
  readClaims,
  type SourcedClaim,
} from "./claims.ts";

const usage = `npm run bench -- claims                        what Jihwi's code proves by itself
npm run bench -- claims --checker "COMMAND"    any other: JSON lines in, a line {"id", "verdict"} for each out
npm run bench -- claims --rows                 the lines that a checker is given
npm run bench -- claims --answers              as answers, for: jihwi eval answers --cases FILE --judge`;

/** `npm run bench -- claims`: 120 claims in Korean and English, judged by a checker and compared with the truth. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      checker: { type: "string" },
      rows: { type: "boolean" },
      answers: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  const claims = readClaims();
  if (values.help) console.log(usage);
  else if (values.rows) printLines(claims.map(asked));
  else if (values.answers) printLines(claims.map(asAnswer));
  else
    report(
      claims,
      values.checker === undefined ? await Promise.all(claims.map(checkByCode)) : checkBy(values.checker, claims),
    );
}

function printLines(rows: readonly unknown[]): void {
  for (const row of rows) console.log(JSON.stringify(row));
}

/** A row of `jihwi eval answers`: the claim is the whole answer. */
function asAnswer({ id, claim, truth, of }: SourcedClaim) {
  return {
    id,
    agent: of.kind,
    language: of.language,
    question: of.title,
    evidence: of.evidence.map(({ label, heading, text }) => ({ mark: label, title: of.title, heading, text })),
    answer: claim,
    sentences: [{ text: claim, truth: truth === "supported" ? "true" : "false" }],
  };
}

function checkBy(command: string, claims: readonly SourcedClaim[]): ClaimVerdict[] {
  const input = claims.map((claim) => `${JSON.stringify(asked(claim))}\n`).join("");
  const { status, stdout, error } = spawnSync(command, {
    shell: true,
    input,
    encoding: "utf8",
    maxBuffer: 64 << 20,
    stdio: ["pipe", "pipe", "inherit"],
  });
  if (error !== undefined || status !== 0) throw new Error(`${command} ended with ${error?.message ?? status}`);
  return linesOf(stdout, claimVerdictSchema);
}

function report(claims: readonly SourcedClaim[], verdicts: readonly ClaimVerdict[]): void {
  const print = (title: string, groupOf: (claim: SourcedClaim) => string) => {
    console.log(`\n${title.padEnd(20)} true  marked  borne out   false  marked`);
    for (const [group, counts] of Object.entries(countVerdicts(claims, verdicts, groupOf)))
      console.log(lineOf(group, counts));
  };
  print("all", () => "all");
  print("language", ({ of }) => of.language);
  print("what makes it so", ({ trait }) => trait);
}

function lineOf(group: string, counts: ClaimCounts): string {
  const { true: right, trueMarked, trueSupported, false: wrong, falseMarked } = counts;
  const cells = [
    [right, 4],
    [trueMarked, 7],
    [trueSupported, 10],
    [wrong, 7],
    [falseMarked, 7],
  ] as const;
  return group.padEnd(20) + cells.map(([value, width]) => String(value).padStart(width)).join(" ");
}
