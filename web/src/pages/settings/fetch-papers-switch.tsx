import { Switch } from "@mantine/core";
import { switchFullTexts, useFullTextSettings } from "../../api/full-texts.ts";
import { useAction } from "../../api/use-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";

const texts = {
  title: { ko: "논문의 열린 PDF 가져오기", en: "Fetch open PDFs of papers" },
  words: {
    ko: "누르신 논문의 번호(DOI, arXiv)를 OpenAlex에 묻고, 알려 준 주소에서 PDF를 받아 이 서버에 둡니다. 그곳은 이 서버의 주소를 봅니다.",
    en: "For papers that you choose, OpenAlex is asked by DOI or arXiv id, and the PDF is fetched from the address it tells and kept here. That host sees this server's address.",
  },
  setBy: (name: string) => ({ ko: `환경 변수 ${name}이(가) 정합니다.`, en: `Set by the variable ${name}.` }),
};

/** Whether open full texts of papers are fetched, and what leaves the machine when they are. */
export function FetchPapersSwitch() {
  const { say } = useLanguage();
  const settings = useFullTextSettings().data;
  const change = useAction(switchFullTexts);
  if (settings === undefined) return null;
  const { enabled, setBy } = settings;
  return (
    <>
      <Switch
        mt="md"
        label={say(texts.title)}
        description={setBy === null ? say(texts.words) : say(texts.setBy(setBy))}
        checked={enabled}
        disabled={change.busy || setBy !== null}
        onChange={({ currentTarget }) => change.run(currentTarget.checked)}
      />
      <ActionError action={change} />
    </>
  );
}
