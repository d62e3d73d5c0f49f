// Checks a text by code alone: personal data, secrets, profanity, links and repetition, or criteria of your own.
import { analyze } from "jihwi";

const report = await analyze("문의는 010-1234-5678 또는 help@example.com 으로 주세요.");
console.log(report.status);
for (const { findings } of report.steps)
  for (const { kind, line, column, text } of findings) console.log(`${line}:${column} ${kind} ${text}`);
