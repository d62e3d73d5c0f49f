import { useLanguage } from "../language/use-language.ts";
import { readableName } from "./readable-name.ts";
import type { ValueWords } from "./value-words.ts";

/** What a field is called; one that nobody has named is shown as code, so that it is not taken for a word of ours. */
export function FieldName({ name, words }: { name: string; words: ValueWords }) {
  const { say } = useLanguage();
  const title = words.field(name);
  return title === null ? <code>{readableName(name)}</code> : say(title);
}
