import { VisuallyHidden } from "@mantine/core";
import type { JihwiMessage } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import { correctedAnswer } from "./corrected-answer.ts";
import { plainWords } from "./plain-words.ts";

const texts = {
  writing: { ko: "답을 쓰고 있습니다.", en: "The answer is being written." },
  asking: (title: string) => ({
    ko: `도구를 써도 되는지 묻고 있습니다: ${title}`,
    en: `You are asked whether a tool may be used: ${title}`,
  }),
  there: (words: string) => ({ ko: `답이 왔습니다. ${words}`, en: `The answer is there. ${words}` }),
};

/** So many characters of an answer are read out; the rest stands in the conversation. */
const readOut = 300;

/** Tells those who do not see the page that an answer is coming, and what it begins with. */
export function AnswerAnnouncer({ busy, last }: { busy: boolean; last: JihwiMessage | undefined }) {
  const { say } = useLanguage();
  const asked = last?.parts.findLast((part) => part.type === "data-approval" && part.data.state === "asked");
  const coming = asked?.type === "data-approval" ? texts.asking(say(asked.data.title)) : texts.writing;
  const words = last?.role === "assistant" ? plainWords(correctedAnswer(last), readOut) : "";
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {busy ? say(coming) : words === "" ? null : say(texts.there(words))}
    </VisuallyHidden>
  );
}
