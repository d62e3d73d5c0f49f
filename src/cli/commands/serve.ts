import { defineCommand } from "../command.ts";
import { untilStopped } from "../context.ts";
import { keepRunning } from "../keep-running.ts";

export const serveCommand = defineCommand("serve", {}, async ({ context, json }) => {
  const jihwi = await context.jihwi();
  keepRunning(jihwi.log);
  const { serve } = await import("#server");
  const { url, close } = await serve(jihwi);
  try {
    await jihwi.work.start();
    if (json) context.printJson({ url });
    else context.print(context.say({ ko: `Jihwi가 열렸습니다: ${url}`, en: `Jihwi is open at ${url}` }));
    await untilStopped(context);
  } finally {
    await close();
  }
});
