import type { SessionDetail } from "#protocol";
import { Composer } from "../../conversation/composer.tsx";
import { useLanguage } from "../../language/use-language.ts";

const texts = { placeholder: { ko: "이 계약서에 대해 물어보세요", en: "Ask about this contract" } };

interface Props {
  readonly session?: SessionDetail | undefined;
  readonly busy: boolean;
  readonly onSend: (text: string) => Promise<boolean>;
  readonly onStop: () => void;
}

export function ContractComposer(props: Props) {
  const { say } = useLanguage();
  return <Composer autoFocus placeholder={say(texts.placeholder)} {...props} />;
}
