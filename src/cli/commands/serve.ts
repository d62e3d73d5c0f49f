import { defineCommand } from "../command.ts";
import { stopped } from "../context.ts";
import { keepRunning } from "../keep-running.ts";

export const serve = defineCommand("serve", {}, async ({ context, json }) => {
  const jihwi = await context.jihwi();
  keepRunning(jihwi.log);
  const { serve: open } = await import("#server");
  const { url, close } = await open(jihwi);
  try {
    await jihwi.work.start();
    if (json) context.printJson({ url });
    else context.print(context.say({ ko: `Jihwi가 열렸습니다: ${url}`, en: `Jihwi is open at ${url}` }));
    await stopped(context);
  } finally {
    await close();
  }
});
