import { Button, Modal } from "@mantine/core";
import type { ResearchDocument } from "#protocol";
import { editDocument, refreshNotebook, useVersions } from "../../api/research.ts";
import { useAction } from "../../api/use-action.ts";
import { formatMoment } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import { Loaded } from "../../shell/loaded.tsx";
import { VersionChanges } from "./version-changes.tsx";
import styles from "./versions-modal.module.css";

const texts = {
  title: { ko: "지난 판", en: "Versions" },
  version: (version: number) => ({ ko: `${version}판`, en: `Version ${version}` }),
  agent: { ko: "에이전트가 씀", en: "by the agent" },
  user: { ko: "내가 고침", en: "by you" },
  restore: { ko: "이 판으로 되돌리기", en: "Restore" },
};

interface Props {
  readonly document: ResearchDocument;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Earlier states of a document. Going back to one writes a new version, so nothing is lost. */
export function VersionsModal({ document, opened, onClose }: Props) {
  const { say } = useLanguage();
  return (
    <Modal opened={opened} onClose={onClose} title={say(texts.title)} size="lg">
      {opened ? <Versions document={document} onDone={onClose} /> : null}
    </Modal>
  );
}

function Versions({ document, onDone }: { document: ResearchDocument; onDone: () => void }) {
  const { say, language } = useLanguage();
  const versions = useVersions(document.documentId, document.version);
  const restore = useAction(
    async (earlier: { title: string; content: string }) => {
      await editDocument(document.documentId, earlier);
      await refreshNotebook(document.notebookId);
    },
    { onDone },
  );
  return (
    <>
      <ActionError action={restore} />
      <Loaded query={versions}>
        {(earlier) =>
          earlier.map(({ version, title, content, author, createdAt }, at) => (
            <details key={version} className={styles.version}>
              <summary>
                {say(texts.version(version))} · {say(texts[author])} · {formatMoment(createdAt, language)}
              </summary>
              <VersionChanges before={earlier[at + 1]?.content ?? ""} after={content} />
              <Button
                size="xs"
                variant="default"
                loading={restore.busy}
                onClick={() => restore.run({ title, content })}
              >
                {say(texts.restore)}
              </Button>
            </details>
          ))
        }
      </Loaded>
    </>
  );
}
