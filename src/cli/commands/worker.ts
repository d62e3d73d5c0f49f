import { once } from "node:events";
import type { Command } from "commander";
import { JihwiError } from "#protocol";
import type { CliContext } from "../context.ts";
import { keepRunning } from "../keep-running.ts";
import { countOption } from "../options.ts";

export function workerCommand(program: Command, context: CliContext): void {
  program
    .command("worker")
    .description(
      context.say({
        ko: "작업만 맡아 돌립니다(PostgreSQL과 함께, 어느 컴퓨터에서나)",
        en: "Run jobs only, on any machine that reaches the PostgreSQL store",
      }),
    )
    .option(
      "--concurrency <n>",
      context.say({ ko: "한꺼번에 돌릴 작업의 수", en: "jobs at once" }),
      countOption(1, 64),
      2,
    )
    .option("--json", "JSON")
    .addHelpText("after", "\n  DATABASE_URL=postgres://… jihwi worker --concurrency 4")
    .action(async ({ concurrency, json }: { concurrency: number; json?: boolean }) => {
      const jihwi = await context.jihwi();
      if (jihwi.store.kind !== "postgres") throw needsPostgres();
      keepRunning(jihwi.log);
      jihwi.work.followSettings();
      await jihwi.jobs.start({ concurrency });
      if (json) context.printJson({ working: true, concurrency });
      else
        context.note(
          context.say({ ko: "작업을 기다리고 있습니다. Ctrl-C로 멈춥니다.", en: "Waiting for jobs; Ctrl-C stops." }),
        );
      if (!context.signal.aborted) await once(context.signal, "abort");
    });
}

function needsPostgres(): JihwiError {
  return new JihwiError("bad-config", {
    message: { ko: "worker는 PostgreSQL 저장소와 함께 씁니다.", en: "A worker needs the PostgreSQL store." },
    hint: {
      ko: "DATABASE_URL을 정해 주세요. 내장 저장소에서는 jihwi serve가 작업을 함께 돌립니다.",
      en: "Set DATABASE_URL. With the embedded store, jihwi serve runs the jobs itself.",
    },
  });
}
