import { counted } from "#protocol";
import { defineCommand } from "../command.ts";
import { flag } from "../flags.ts";
import { cliText } from "../text.ts";

const texts = {
  rotated: (count: number) => ({ ko: `${count}개를 새로 잠갔습니다.`, en: `${counted(count, "secret")} sealed anew.` }),
  forgotten: (count: number) => ({ ko: `${count}개를 지웠습니다.`, en: `${counted(count, "secret")} removed.` }),
};

/** What is sealed in the store; seals it with another key, or removes what no key opens any more. */
export const secrets = defineCommand("secrets", { rotate: flag, forget: flag }, async ({ context, flags }) => {
  const { settings, audit, config } = await context.jihwi();
  const { vault } = settings;
  if (flags.rotate || flags.forget) {
    const done = flags.rotate ? "rotated" : "forgotten";
    const count = await (flags.rotate ? vault.rotate(config.env.JIHWI_NEW_SECRET_KEY ?? null) : vault.forget());
    audit.record("keys-changed", { [done]: String(count) });
    return { value: { [done]: count }, text: context.say(texts[done](count)) };
  }
  const value = await vault.count();
  const text = context.say(
    cliText("sealed-secrets", { all: value.all, closed: value.closed, secrets: counted(value.all, "secret") }),
  );
  return { value, text };
});
