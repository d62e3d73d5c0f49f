import type { JihwiError } from "#protocol";
import { defineCommand } from "../command.ts";
import { untilStopped } from "../context.ts";
import { cliFailure } from "../failure.ts";
import { integer } from "../flags.ts";
import { keepRunning } from "../keep-running.ts";

const shape = { concurrency: integer(1, 64).default(2) };

export const worker = defineCommand("worker", shape, async ({ context, flags: { concurrency }, json }) => {
  const jihwi = await context.jihwi();
  if (jihwi.store.kind !== "postgres") throw needsPostgres();
  keepRunning(jihwi.log);
  jihwi.work.followSettings();
  await jihwi.jobs.start({ concurrency });
  const ready = { ko: "작업을 기다리고 있습니다. Ctrl-C로 멈춥니다.", en: "Waiting for jobs; Ctrl-C stops." };
  if (json) context.printJson({ working: true, concurrency });
  else context.note(context.say(ready));
  await untilStopped(context);
});

function needsPostgres(): JihwiError {
  return cliFailure("needs-postgres");
}
