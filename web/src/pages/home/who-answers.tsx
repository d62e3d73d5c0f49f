import { Button } from "@mantine/core";
import { Link } from "wouter";
import { useConnectedModels } from "../../api/models.ts";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./who-answers.module.css";

const texts = {
  title: { ko: "누가 답하나요?", en: "Who answers?" },
  rules: { ko: "규칙", en: "Rules" },
  rulesWords: {
    ko: "처음부터 있는, 누구나 읽을 수 있는 코드입니다. 문서에서 찾고, 뽑고, 세고, 견줍니다. 키도 인터넷도 필요 없고 지어내지 않습니다.",
    en: "Plain code that is there from the start. It searches, extracts, counts and compares. It needs no key and no internet, and makes nothing up.",
  },
  model: { ko: "모델을 연결하면", en: "With a model" },
  modelWords: {
    ko: "글을 풀어 쓰고, 요약하고, 판단이 필요한 물음에 답합니다. 흐름은 여전히 코드가 정하고, 문장마다 근거를 확인합니다.",
    en: "Answers are written out, summarised and reasoned. Code still decides the flow, and every sentence is checked against its source.",
  },
  connect: { ko: "모델 연결하기", en: "Connect a model" },
  change: { ko: "모델 설정", en: "Model settings" },
  connected: (names: string) => ({ ko: `지금 연결된 모델: ${names}`, en: `Connected now: ${names}` }),
};

/** What rules do, what a model adds, and where one is connected. */
export function WhoAnswers() {
  const { say } = useLanguage();
  const names = useConnectedModels();
  return (
    <section className={styles.who}>
      <h2>{say(texts.title)}</h2>
      <dl>
        <div>
          <dt>{say(texts.rules)}</dt>
          <dd>{say(texts.rulesWords)}</dd>
        </div>
        <div>
          <dt>{say(texts.model)}</dt>
          <dd>{say(texts.modelWords)}</dd>
        </div>
      </dl>
      <div className={styles.connect}>
        <Button component={Link} href="/settings" size="sm" variant={names.length === 0 ? "filled" : "default"}>
          {say(names.length === 0 ? texts.connect : texts.change)}
        </Button>
        {names.length === 0 ? null : <span>{say(texts.connected(names.join(", ")))}</span>}
      </div>
    </section>
  );
}
