import { defineCommand } from "../command.ts";
import { table } from "../table.ts";

const roleHeads = [
  { ko: "역할", en: "role" },
  { ko: "모델", en: "model" },
  { ko: "정한 곳", en: "set by" },
  { ko: "값(입력/출력, 100만 토큰)", en: "price (in/out per M tokens)" },
];
const providerHeads = [
  { ko: "제공자", en: "provider" },
  { ko: "상태", en: "state" },
];

export const models = defineCommand("models", {}, async ({ context: { jihwi, say } }) => {
  const { settings } = await jihwi();
  const value = await settings.models.read();
  const roles = value.roles.map(({ role, model, setBy, ready, price }) => [
    role,
    ready ? model : `${model} (${say({ ko: "키 없음", en: "no key" })})`,
    setBy ?? say({ ko: "기본값", en: "default" }),
    model === "rules"
      ? "-"
      : price === null
        ? say({ ko: "모름", en: "unknown" })
        : `$${price.inputPerMTok} / $${price.outputPerMTok}`,
  ]);
  const providers = value.providers.map(({ title, configured, remedy }) => [
    title,
    say(configured ? { ko: "설정됨", en: "configured" } : remedy),
  ]);
  const found = value.found.map(({ id, server }) => `${id} (${server})`).join(", ") || say({ ko: "없음", en: "none" });
  const local = `${say({ ko: "이 컴퓨터에서 찾은 모델", en: "Found running here" })}: ${found}`;
  return { value, text: [table(say, roleHeads, roles), table(say, providerHeads, providers), local].join("\n\n") };
});
