import { counted } from "#protocol";
import { defineCommand } from "../command.ts";
import { flag } from "../flags.ts";

/** What is sealed in the store; seals it with another key, or removes what no key opens any more. */
export const secrets = defineCommand("secrets", { rotate: flag, forget: flag }, async ({ context, flags }) => {
  const { settings, audit, config } = await context.jihwi();
  if (flags.rotate) {
    const rotated = await settings.vault.rotate(config.env.JIHWI_NEW_SECRET_KEY ?? null);
    audit.record("keys-changed", { sealedAnew: String(rotated) });
    return {
      value: { rotated },
      text: context.say({ ko: `${rotated}개를 새로 잠갔습니다.`, en: `${counted(rotated, "secret")} sealed anew.` }),
    };
  }
  if (flags.forget) {
    const forgotten = await settings.vault.forget();
    audit.record("keys-changed", { forgotten: String(forgotten) });
    return {
      value: { forgotten },
      text: context.say({ ko: `${forgotten}개를 지웠습니다.`, en: `${counted(forgotten, "secret")} removed.` }),
    };
  }
  const value = await settings.vault.count();
  const text = context.say({
    ko: `저장소에 잠근 것 ${value.all}개, 그 가운데 이 열쇠로 열리지 않는 것 ${value.closed}개`,
    en: `${counted(value.all, "secret")} sealed in the store, ${value.closed} of them not opened by this key`,
  });
  return { value, text };
});
