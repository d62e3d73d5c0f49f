import { Button, FileButton, Select, Switch } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import type { ContractComparison } from "#protocol";
import { ApiError } from "../../api/api-error.ts";
import { useComparison } from "../../api/contracts.ts";
import { refreshDocuments, useDocuments } from "../../api/documents.ts";
import { uploadDocument } from "../../api/upload-document.ts";
import { useAction } from "../../api/use-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import { Loaded } from "../../shell/loaded.tsx";
import { ComparedArticle } from "./compared-article.tsx";
import styles from "./comparison.module.css";
import { ExportButtons } from "./export-buttons.tsx";

const texts = {
  standard: { ko: "기준으로 삼을 계약서", en: "The standard to compare with" },
  choose: { ko: "문서 고르기", en: "Choose a document" },
  bring: { ko: "새 파일과 비교", en: "Compare with a new file" },
  words: {
    ko: "다른 계약서를 기준으로 고르면 조항을 짝지어 빠진 것, 더해진 것, 달라진 말을 보여 드립니다.",
    en: "Choose another contract as the standard: articles are paired, and what is missing, added or changed is shown.",
  },
  counts: ({ changed, missing, added, same }: ContractComparison["counts"]) => ({
    ko: `달라짐 ${changed} · 빠짐 ${missing} · 더해짐 ${added} · 같음 ${same}`,
    en: `${changed} changed · ${missing} missing · ${added} added · ${same} the same`,
  }),
  file: { ko: "계약 비교", en: "Comparison" },
  hideSame: { ko: "같은 조항 숨기기", en: "Hide what is the same" },
  allSame: { ko: "두 계약서의 조항이 모두 같습니다.", en: "Every article is the same in both." },
};

interface Props {
  readonly documentId: string;
  readonly standard: string | null;
  readonly onStandard: (documentId: string | null) => void;
}

/** Two contracts side by side. */
export function Comparison({ documentId, standard, onStandard }: Props) {
  const { say } = useLanguage();
  const documents = useDocuments().data?.filter(({ id, status }) => id !== documentId && status === "ready") ?? [];
  return (
    <>
      <Select
        label={say(texts.standard)}
        placeholder={say(texts.choose)}
        value={standard}
        searchable
        clearable
        data={documents.map(({ id, name }) => ({ value: id, label: name }))}
        limit={100}
        onChange={onStandard}
      />
      <BringStandard onStandard={onStandard} />
      {standard === null ? (
        <p className={styles.words}>{say(texts.words)}</p>
      ) : (
        <ComparedWith documentId={documentId} standard={standard} />
      )}
    </>
  );
}

/** A standard that is not among the documents yet: it is chosen as soon as it has been read. */
function BringStandard({ onStandard }: Pick<Props, "onStandard">) {
  const { say } = useLanguage();
  const documents = useDocuments().data ?? [];
  const [arrived, setArrived] = useState<string | null>(null);
  const bring = useAction(async (file: File | null) => {
    if (file === null) return;
    const row = await uploadDocument(file);
    if (row.error !== null) throw new ApiError("bad-input", row.error.message, null);
    setArrived(row.documentId);
    await refreshDocuments();
  });
  const status = documents.find(({ id }) => id === arrived)?.status;
  useEffect(() => {
    if (arrived === null || status !== "ready") return;
    onStandard(arrived);
    setArrived(null);
  }, [arrived, status, onStandard]);
  return (
    <>
      <FileButton onChange={bring.run}>
        {(props) => (
          <Button
            {...props}
            className={styles.bring}
            variant="default"
            size="compact-sm"
            leftSection={<IconUpload size={15} stroke={1.7} />}
            loading={bring.busy || (arrived !== null && status !== "error")}
          >
            {say(texts.bring)}
          </Button>
        )}
      </FileButton>
      <ActionError action={bring} />
    </>
  );
}

function ComparedWith({ documentId, standard }: { documentId: string; standard: string }) {
  return (
    <Loaded query={useComparison(documentId, standard)}>
      {(comparison) => <Compared documentId={documentId} standard={standard} comparison={comparison} />}
    </Loaded>
  );
}

interface ComparedProps {
  readonly documentId: string;
  readonly standard: string;
  readonly comparison: ContractComparison;
}

function Compared({ documentId, standard, comparison }: ComparedProps) {
  const { say } = useLanguage();
  const [hideSame, setHideSame] = useState(true);
  const { counts, pairs, contract } = comparison;
  const shown = hideSame ? pairs.filter(({ status }) => status !== "same") : pairs;
  return (
    <>
      <p className={styles.counts}>
        {say(texts.counts(counts))}
        <Switch
          size="sm"
          label={say(texts.hideSame)}
          checked={hideSame}
          onChange={(event) => setHideSame(event.currentTarget.checked)}
        />
      </p>
      <ExportButtons documentId={documentId} title={say(texts.file)} part="comparison" standard={standard} />
      <div className={styles.names}>
        <strong>{comparison.standard.name}</strong>
        <strong>{contract.name}</strong>
      </div>
      {shown.length === 0 ? <p className={styles.words}>{say(texts.allSame)}</p> : null}
      {shown.map((pair) => (
        <ComparedArticle key={`${pair.standard?.start} ${pair.contract?.start}`} pair={pair} />
      ))}
    </>
  );
}
