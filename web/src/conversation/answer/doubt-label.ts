import type { Localized, Statement } from "#protocol";

const texts = {
  contradicts: { ko: "확인 필요: 원문과 다릅니다", en: "Check this: the source says otherwise" },
  unsupported: { ko: "확인 필요: 인용한 곳에 없는 내용입니다", en: "Check this: it is not in what is cited" },
  unsaid: { ko: "확인 필요: 자료에 없는 내용입니다", en: "Check this: it is not in the sources" },
  "unknown-name": { ko: "확인 필요: 찾은 자료에 없는 것을 들었습니다", en: "Check this: it names what no source has" },
} as const;

/** What is wrong with a doubtful sentence, for a reader. */
export function doubtLabel({ status, reason, marks }: Statement, say: (text: Localized) => string): string {
  const isUncited = status === "unsupported" && marks.length === 0;
  const label =
    status === "contradicts" || status === "unknown-name"
      ? texts[status]
      : isUncited
        ? texts.unsaid
        : texts.unsupported;
  return reason === null ? say(label) : `${say(label)}. ${say(reason)}`;
}
