import { ActionIcon, Button, Checkbox, Chip } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { contractFieldTitles, mostTableColumns, mostTableContracts } from "#protocol";
import { ColumnField } from "../../answer-table/column-field.tsx";
import { useCollections } from "../../api/collections.ts";
import { createTable } from "../../api/contract-tables.ts";
import { useDocuments } from "../../api/documents.ts";
import { useAction } from "../../api/use-action.ts";
import { FoundDocuments } from "../../documents/found-documents.tsx";
import { counted } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import { PageHeader } from "../../shell/page-header.tsx";
import pageStyles from "./contract-picker.module.css";
import styles from "./new-table.module.css";

const texts = {
  title: { ko: "나란히 보기", en: "Side by side" },
  back: { ko: "계약으로 돌아가기", en: "Back to contracts" },
  greeting: { ko: "여러 계약서에 같은 것을 묻습니다", en: "Ask many contracts the same" },
  words: {
    ko: "계약서마다 한 줄, 물음마다 한 칸입니다. 칸마다 계약서의 말과 조항이 딸리고, 그 말이 계약서에 없으면 표시됩니다.",
    en: "A row for each contract, a column for each question. Every cell comes with the contract's own words and article, and is marked where they are not there.",
  },
  contracts: { ko: "계약서", en: "Contracts" },
  all: (count: number) => ({ ko: `모두 고르기 (${count})`, en: `Choose all (${count})` }),
  none: { ko: "모두 빼기", en: "Clear" },
  columns: { ko: "무엇을 볼까요?", en: "What shall we look at?" },
  make: { ko: "표 만들기", en: "Make the table" },
  size: (contracts: number, columns: number) => ({
    ko: `계약서 ${contracts}건 × 물음 ${columns}개`,
    en: `${counted(contracts, "contract")} × ${counted(columns, "column")}`,
  }),
  tooMany: {
    ko: `계약서는 ${mostTableContracts}건까지입니다.`,
    en: `At most ${mostTableContracts} contracts.`,
  },
};

const fields = Object.entries(contractFieldTitles);
const firstFields = ["parties", "term", "amounts", "termination", "law"];

/** Which contracts, and what of them: the beginning of a table. */
export function NewTable() {
  const { say, language } = useLanguage();
  const [, navigate] = useLocation();
  const documents = useDocuments().data?.filter(({ status }) => status === "ready") ?? [];
  const { data: collections = [] } = useCollections();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [columns, setColumns] = useState<readonly string[]>(firstFields);
  const byName = new Intl.Collator(language, { numeric: true });
  const chosen = documents
    .filter(({ id }) => ticked.includes(id))
    .sort((one, other) => byName.compare(one.name, other.name))
    .map(({ id }) => id);
  const own = columns.filter((column) => !(column in contractFieldTitles));
  const make = useAction(async () => navigate(`/${(await createTable(chosen, columns)).id}`));
  const choose = (ids: readonly string[]) => setTicked((before) => [...new Set([...before, ...ids])]);
  return (
    <div className={pageStyles.page}>
      <PageHeader
        title={say(texts.title)}
        leading={
          <ActionIcon component={Link} href="/" aria-label={say(texts.back)} title={say(texts.back)}>
            <IconArrowLeft size={20} stroke={1.6} />
          </ActionIcon>
        }
      />
      <div className={pageStyles.scroll}>
        <div className={pageStyles.column}>
          <h2>{say(texts.greeting)}</h2>
          <p>{say(texts.words)}</p>
          <section className={styles.section} aria-label={say(texts.contracts)}>
            <h3>{say(texts.contracts)}</h3>
            <div className={styles.quick}>
              <Button size="compact-sm" variant="default" onClick={() => choose(documents.map(({ id }) => id))}>
                {say(texts.all(documents.length))}
              </Button>
              {collections.map(({ id, name }) => (
                <Button
                  key={id}
                  size="compact-sm"
                  variant="default"
                  onClick={() => choose(documents.filter((one) => one.collections.includes(id)).map((one) => one.id))}
                >
                  {name}
                </Button>
              ))}
              {chosen.length === 0 ? null : (
                <Button size="compact-sm" variant="subtle" onClick={() => setTicked([])}>
                  {say(texts.none)}
                </Button>
              )}
            </div>
            <FoundDocuments documents={documents}>
              {({ id, name }) => (
                <li key={id} className={styles.document}>
                  <Checkbox
                    label={name}
                    checked={ticked.includes(id)}
                    onChange={() =>
                      setTicked((before) =>
                        before.includes(id) ? before.filter((one) => one !== id) : [...before, id],
                      )
                    }
                  />
                </li>
              )}
            </FoundDocuments>
          </section>
          <section className={styles.section} aria-label={say(texts.columns)}>
            <h3>{say(texts.columns)}</h3>
            <div className={styles.quick}>
              <Chip.Group multiple value={[...columns]} onChange={setColumns}>
                {fields.map(([name, title]) => (
                  <Chip key={name} value={name} size="sm" variant="outline">
                    {say(title)}
                  </Chip>
                ))}
                {own.map((question) => (
                  <Chip key={question} value={question} size="sm" variant="outline">
                    {question}
                  </Chip>
                ))}
              </Chip.Group>
            </div>
            <ColumnField columns={columns} onColumns={setColumns} asks="contracts" />
          </section>
          <div className={styles.make}>
            <Button
              loading={make.busy}
              disabled={
                chosen.length === 0 ||
                chosen.length > mostTableContracts ||
                columns.length === 0 ||
                columns.length > mostTableColumns
              }
              onClick={() => make.run()}
            >
              {say(texts.make)}
            </Button>
            {say(chosen.length > mostTableContracts ? texts.tooMany : texts.size(chosen.length, columns.length))}
          </div>
          <ActionError action={make} />
        </div>
      </div>
    </div>
  );
}
