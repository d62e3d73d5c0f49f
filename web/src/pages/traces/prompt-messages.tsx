import { z } from "zod";
import { useLanguage } from "../../language/use-language.ts";
import { ValueView } from "../../values/value-view.tsx";
import type { ValueWords } from "../../values/value-words.ts";
import styles from "./prompt-messages.module.css";

const messageSchema = z.object({
  role: z.string(),
  content: z.union([z.string(), z.array(z.object({ type: z.literal("text"), text: z.string() }))]),
});
const promptSchema = z.union([
  z.array(messageSchema),
  z.object({ instructions: z.string().optional(), messages: z.array(messageSchema) }),
]);

/** The messages a model was shown; anything of another shape as it is. */
export function PromptMessages({ prompt, words }: { prompt: unknown; words: ValueWords }) {
  const { say } = useLanguage();
  const parsed = promptSchema.safeParse(prompt);
  if (!parsed.success) return <ValueView value={prompt} words={words} />;
  const { instructions, messages } = Array.isArray(parsed.data)
    ? { instructions: undefined, messages: parsed.data }
    : parsed.data;
  const shown = [...(instructions === undefined ? [] : [{ role: "system", content: instructions }]), ...messages];
  return shown.map(({ role, content }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a stored prompt never changes its order
    <div key={index} className={styles.message}>
      <span className={styles.role}>{say(words.value("role", role) ?? { ko: role, en: role })}</span>
      <ValueView
        value={typeof content === "string" ? content : content.map(({ text }) => text).join("\n")}
        words={words}
      />
    </div>
  ));
}
