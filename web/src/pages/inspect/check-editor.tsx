import { Select } from "@mantine/core";
import type { AlgorithmView, SavedCheck } from "#protocol";
import { useAlgorithms } from "../../api/inspect.ts";
import { useSavedChecks } from "../../api/saved-checks.ts";
import { keepDraft, useDraft } from "../../drafts/drafts.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Loaded } from "../../shell/loaded.tsx";
import styles from "./check-editor.module.css";
import { CheckForm } from "./check-form.tsx";

const texts = {
  check: { ko: "검사", en: "Check" },
  own: { ko: "내 검사", en: "My checks" },
  shipped: { ko: "기본 검사", en: "Built-in checks" },
  words: {
    ko: "기본 검사를 골라 고친 뒤 이름을 붙여 저장하면 내 검사가 됩니다. 이 서버를 쓰는 모두가 쓸 수 있고, 고칠 때마다 지난 판이 남습니다.",
    en: "Choose a built-in check, change it and save it under a name: it becomes a check of your own. Everyone on this server can use it, and every change keeps the earlier version.",
  },
};

/** Checks of one's own: made from a built-in one, named and kept on the server, each with its criteria. */
export function CheckEditor() {
  const shipped = useAlgorithms();
  const own = useSavedChecks();
  return (
    <Loaded query={shipped} isPage>
      {({ algorithms }) => (
        <Loaded query={own} isPage>
          {(saved) => <Editor algorithms={algorithms} saved={saved} />}
        </Loaded>
      )}
    </Loaded>
  );
}

const chosenKey = "/inspect/criteria";
const choose = (check: string) => keepDraft(chosenKey, check);

function Editor({ algorithms, saved }: { algorithms: readonly AlgorithmView[]; saved: readonly SavedCheck[] }) {
  const { say } = useLanguage();
  const shipped = algorithms.filter(({ base }) => base === null);
  const chosen = useDraft(chosenKey) || (saved[0]?.id ?? shipped[0]?.name);
  const own = saved.find(({ id }) => id === chosen);
  const algorithm = shipped.find(({ name }) => name === (own?.base ?? chosen)) ?? shipped[0];
  const option = (value: string, label: string) => ({ value, label });
  if (algorithm === undefined) return null;
  return (
    <div className={styles.editor}>
      <div className={styles.intro}>
        <Select
          label={say(texts.check)}
          description={say(algorithm.description)}
          allowDeselect={false}
          searchable
          value={own?.id ?? algorithm.name}
          data={[
            { group: say(texts.own), items: saved.map(({ id, name }) => option(id, name)) },
            { group: say(texts.shipped), items: shipped.map(({ name, title }) => option(name, say(title))) },
          ].filter(({ items }) => items.length > 0)}
          onChange={(value) => value !== null && choose(value)}
        />
        <p className={styles.note}>{say(texts.words)}</p>
      </div>
      <CheckForm
        key={own?.id ?? algorithm.name}
        algorithm={algorithm}
        saved={own ?? null}
        onSaved={choose}
        onRemoved={() => choose(algorithm.name)}
      />
    </div>
  );
}
