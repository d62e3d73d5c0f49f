import { Switch, Textarea } from "@mantine/core";
import type { SavedCheckSettings } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";

const texts = {
  banned: { ko: "금지어", en: "Banned words" },
  phrases: { ko: "꼭 있어야 하는 문구", en: "Phrases that must occur" },
  line: { ko: "한 줄에 하나씩", en: "One a line" },
  ignoreCase: { ko: "대소문자를 가리지 않기", en: "Ignore upper and lower case" },
  question: { ko: "모델에게 물을 것", en: "The question to the model" },
  questionHint: {
    ko: "‘예’가 문제를 뜻하도록 물으세요. 예: 이 글이 특정인을 비난하나요?",
    en: "Ask so that “yes” means a problem. For example: does this text attack a person?",
  },
};

interface Props {
  readonly base: string;
  readonly settings: SavedCheckSettings;
  readonly onChange: (settings: SavedCheckSettings) => void;
}

/** What a check of this kind is set up by; most need nothing but criteria. */
export function CheckSettings({ base, settings, onChange }: Props) {
  const { say } = useLanguage();
  if (base === "model_check")
    return (
      <Textarea
        label={say(texts.question)}
        description={say(texts.questionHint)}
        autosize
        minRows={2}
        value={settings.question ?? ""}
        onChange={(event) => onChange({ ...settings, question: event.currentTarget.value || undefined })}
      />
    );
  const list = base === "keyword_check" ? "banned" : base === "required_phrase_check" ? "phrases" : null;
  if (list === null) return null;
  return (
    <>
      <Textarea
        label={say(texts[list])}
        description={say(texts.line)}
        autosize
        minRows={4}
        maxRows={14}
        value={settings[list]?.join("\n") ?? ""}
        onChange={(event) => onChange({ ...settings, [list]: event.currentTarget.value.split("\n") })}
        onBlur={() => onChange({ ...settings, [list]: settings[list]?.filter((word) => word.trim() !== "") })}
      />
      <Switch
        label={say(texts.ignoreCase)}
        checked={settings.ignoreCase ?? list === "phrases"}
        onChange={(event) => onChange({ ...settings, ignoreCase: event.currentTarget.checked })}
      />
    </>
  );
}
