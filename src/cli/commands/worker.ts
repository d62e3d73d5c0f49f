import { JihwiError } from "#protocol";
import { defineCommand } from "../command.ts";
import { untilStopped } from "../context.ts";
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
  return new JihwiError("bad-config", {
    message: { ko: "worker는 PostgreSQL 저장소와 함께 씁니다.", en: "A worker needs the PostgreSQL store." },
    hint: {
      ko: "DATABASE_URL을 정해 주세요. 내장 저장소에서는 jihwi serve가 작업을 함께 돌립니다.",
      en: "Set DATABASE_URL. With the embedded store, jihwi serve runs the jobs itself.",
    },
  });
}
