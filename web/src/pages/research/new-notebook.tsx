import { useLibrary, useLibraryMap } from "../../api/research.ts";
import { Composer } from "../../conversation/composer.tsx";
import { StartScreen } from "../../conversation/start-screen.tsx";
import { useBegin } from "../../conversation/use-begin.ts";
import { useLanguage } from "../../language/use-language.ts";
import { SplitView } from "../../split-view/split-view.tsx";
import { useSplitView } from "../../split-view/use-split-view.ts";
import { LibraryPanel } from "./library-panel.tsx";
import { topicsOfMap } from "./topics-of-map.ts";

const texts = {
  title: { ko: "새 연구 노트", en: "New notebook" },
  library: { ko: "내 서재", en: "My library" },
  greeting: { ko: "어떤 분야를 살펴볼까요?", en: "Which field shall we explore?" },
  words: {
    ko: "찾을 때마다 논문이 정리된 문서가 옆에 남습니다. 찾은 적 없는 논문이 답에 나오면 그렇다고 표시합니다.",
    en: "Every search leaves a document of its papers beside the conversation. A reference to a paper that was never found is marked as such.",
  },
  placeholder: { ko: "주제나 물음을 적어 보세요", en: "Name a topic or a question" },
  about: (topic: string) => ({ ko: `${topic} 논문 찾아줘`, en: `Find papers on ${topic}` }),
  examples: [
    { ko: "transformer 논문 찾아줘", en: "Find papers on transformers" },
    { ko: "retrieval 논문 찾아줘", en: "Search for papers on retrieval" },
    { ko: "word embedding 논문 검색", en: "Papers about word embeddings" },
  ],
};

/** A notebook before the first message, beside the user's library. */
export function NewNotebook({ onToggleSessions }: { onToggleSessions: () => void }) {
  const { say } = useLanguage();
  const state = useSplitView<"library">("library");
  const { begin, busy, error } = useBegin("research");
  const library = useLibrary("");
  const hasOwn = (library.data?.total ?? 0) > (library.data?.samples ?? 0);
  const map = useLibraryMap(hasOwn);
  // Nothing stands there until the map is drawn: buttons that change under the pointer are pressed by mistake.
  const isKnown = !library.isPending && !(hasOwn && map.isPending);
  const topics = topicsOfMap(map.data ?? { clusters: [] }, texts.examples.length).map(texts.about);
  const examples = isKnown ? [...topics, ...texts.examples].slice(0, texts.examples.length) : [];
  const send = (text: string) => begin(text, []);
  return (
    <SplitView
      title={say(texts.title)}
      subject={texts.library}
      panes={[{ name: "library", title: texts.library, view: <LibraryPanel /> }]}
      state={state}
      onToggleSessions={onToggleSessions}
    >
      <StartScreen {...texts} examples={examples} onChoose={send} busy={busy} error={error} />
      <Composer autoFocus placeholder={say(texts.placeholder)} busy={busy} onSend={send} onStop={() => {}} />
    </SplitView>
  );
}
