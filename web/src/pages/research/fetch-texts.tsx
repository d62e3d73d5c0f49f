import { Anchor, Button, Progress } from "@mantine/core";
import { IconCloudDownload } from "@tabler/icons-react";
import { Link } from "wouter";
import type { PaperCard } from "#protocol";
import { cancelJob } from "../../api/follow-job.ts";
import { useFetching, useFullTextSettings } from "../../api/full-texts.ts";
import { useAction } from "../../api/use-action.ts";
import { counted } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import { FetchFailures } from "./fetch-failures.tsx";
import styles from "./fetch-texts.module.css";

const texts = {
  fetch: (count: number) => ({
    ko: `열린 본문 가져오기 (${count}편)`,
    en: `Fetch open full texts (${counted(count, "paper")})`,
  }),
  fetching: { ko: "본문을 가져오는 중", en: "Fetching full texts" },
  far: (done: number, total: number) => ({ ko: `${total}편 중 ${done}편`, en: `${done} of ${total}` }),
  stop: { ko: "그만", en: "Stop" },
  came: (count: number) => ({ ko: `본문 ${count}편을 가져왔습니다.`, en: `${counted(count, "full text")} fetched.` }),
  off: {
    ko: "누구나 읽을 수 있는 PDF가 있으면 가져와 본문까지 읽을 수 있습니다.",
    en: "Where a paper's PDF is open to all, it can be fetched and read whole.",
  },
  settings: { ko: "설정에서 켜기", en: "Switch on in Settings" },
};

/** Fetches the open texts of all papers of a notebook that have none, with what came and what did not. */
export function FetchTexts({ notebookId, papers }: { notebookId: string; papers: readonly PaperCard[] }) {
  const { say } = useLanguage();
  const settings = useFullTextSettings().data;
  const { start, jobId, busy, progress, report } = useFetching(notebookId);
  const stop = useAction(() => (jobId === null ? Promise.resolve() : cancelJob(jobId)));
  const missing = papers.filter(({ documentId }) => documentId === null).length;
  if (settings === undefined || (missing === 0 && report === null)) return null;
  if (!settings.enabled)
    return (
      <p className={styles.words}>
        {say(texts.off)}{" "}
        <Anchor component={Link} href="~/settings" size="sm">
          {say(texts.settings)}
        </Anchor>
      </p>
    );
  const { done = 0, total = null, message = null } = progress ?? {};
  return (
    <section className={styles.fetching} aria-label={say(texts.fetching)}>
      {busy ? (
        <>
          <p className={styles.words} role="status">
            {say(total === null ? texts.fetching : texts.far(done, total))}
            {message === null ? "" : ` · ${say(message)}`}
          </p>
          <div className={styles.far}>
            <Progress value={total ? (100 * done) / total : 0} size="sm" aria-label={say(texts.fetching)} />
            <Button size="compact-xs" variant="default" loading={stop.busy} onClick={() => stop.run()}>
              {say(texts.stop)}
            </Button>
          </div>
        </>
      ) : missing === 0 ? null : (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconCloudDownload size={15} aria-hidden />}
          onClick={() => start.run()}
        >
          {say(texts.fetch(missing))}
        </Button>
      )}
      <ActionError action={start} />
      <ActionError action={stop} />
      {report === null || busy ? null : (
        <>
          {report.fetched.length === 0 ? null : (
            <p className={styles.words} role="status">
              {say(texts.came(report.fetched.length))}
            </p>
          )}
          <FetchFailures report={report} />
        </>
      )}
    </section>
  );
}
