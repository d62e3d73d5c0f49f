import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import type { ResearchDocument, ResearchVersion } from "#protocol";
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
  const versions = useVersions(document.documentId, document.version);
  const restore = useAction(
    async ({ title, content }: ResearchVersion) => {
      await editDocument(document.documentId, { title, content });
      await refreshNotebook(document.notebookId);
    },
    { onDone },
  );
  return (
    <>
      <ActionError action={restore} />
      <Loaded query={versions}>
        {(earlier) =>
          earlier.map((version, at) => (
            <Version
              key={version.version}
              version={version}
              before={earlier[at + 1]?.content ?? ""}
              isBusy={restore.busy}
              onRestore={() => restore.run(version)}
            />
          ))
        }
      </Loaded>
    </>
  );
}

interface VersionProps {
  readonly version: ResearchVersion;
  /** The version before it; empty for the first. */
  readonly before: string;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
}

/** A version; opened, it shows what it changed, which is compared only then: a document may have many, and long ones. */
function Version({ version: { version, content, author, createdAt }, before, isBusy, onRestore }: VersionProps) {
  const { say, language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.version} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {say(texts.version(version))} · {say(texts[author])} · {formatMoment(createdAt, language)}
      </summary>
      {isOpen ? <VersionChanges before={before} after={content} /> : null}
      <Button size="xs" variant="default" loading={isBusy} onClick={onRestore}>
        {say(texts.restore)}
      </Button>
    </details>
  );
}
