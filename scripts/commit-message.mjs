// A commit's message has a subject of one line that fits, an empty line, and a body that says why. Git's own messages (merge,
// revert, fixup) are let through. `node scripts/commit-message.mjs FILE` is run by .githooks/commit-msg.
import { readFileSync } from "node:fs";

const longestSubject = 120;
const longestLine = 1000;

/** What is wrong with a message; null when nothing is. */
export function faultOf(message) {
  const lines = message.split("\n").filter((line) => !line.startsWith("#"));
  const [subject = "", gap = "", ...body] = lines;
  if (/^(?:Merge|Revert|fixup!|squash!) /.test(subject)) return null;
  if (subject.trim() === "") return "the subject is empty";
  if (subject.length > longestSubject) return `the subject is longer than ${longestSubject} characters`;
  if (gap.trim() !== "") return "an empty line is missing below the subject";
  if (body.join("").trim() === "") return "the body that says why is missing";
  if (body.some((line) => line.length > longestLine))
    return `a line of the body is longer than ${longestLine} characters`;
  return null;
}

const [file] = process.argv.slice(2);
if (file !== undefined) {
  const fault = faultOf(readFileSync(file, "utf8"));
  if (fault !== null) {
    console.error(`commit refused: ${fault}.`);
    process.exitCode = 1;
  }
}
