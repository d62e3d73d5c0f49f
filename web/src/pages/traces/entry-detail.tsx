import type { ReactNode } from "react";
import type { JournalEntry, Trace } from "#protocol";
import { useAgent } from "../../api/agents.ts";
import { formatDuration, formatMoment } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { DecisionCorrection } from "./decision-correction.tsx";
import styles from "./entry-detail.module.css";
import { entryTitle, kindTitles } from "./entry-title.ts";
import { PromptMessages } from "./prompt-messages.tsx";
import { ReplayPanel } from "./replay-panel.tsx";
import { UsageLine } from "./usage-line.tsx";
import { ValueView } from "./value-view.tsx";

const texts = {
  said: { ko: "한 말", en: "Said" },
  input: { ko: "받은 것", en: "Input" },
  output: { ko: "낸 것", en: "Output" },
  prompt: { ko: "모델이 본 것", en: "What the model was shown" },
  attempts: (count: number) => ({ ko: `${count}번 시도`, en: count === 1 ? "1 attempt" : `${count} attempts` }),
  fallback: (model: string) => ({
    ko: `${model}이(가) 실패해 규칙이 이어받았습니다.`,
    en: `${model} failed, so the rule took over.`,
  }),
};

/** What one piece of a turn took and gave, who executed it, and what it cost. */
export function EntryDetail({ trace, entry }: { trace: Trace; entry: JournalEntry }) {
  const { say, language } = useLanguage();
  const agent = useAgent(trace.agent);
  const { kind, name, executor, fallbackFrom, attempts, usage, cost, startedAt, endedAt, error } = entry;
  return (
    <section className={styles.detail} aria-label={say(entryTitle(entry, agent))}>
      <h2>
        <small>{say(kindTitles[kind])}</small> {say(entryTitle(entry, agent))} <code>{name}</code>
      </h2>
      <p className={styles.facts}>
        <UsageLine executors={executor === null ? [] : [executor]} usage={usage} cost={cost} />
        <span>{formatMoment(startedAt, language)}</span>
        {kind === "node" ? null : <span>{formatDuration(endedAt - startedAt, language)}</span>}
        {attempts > 1 ? <span>{say(texts.attempts(attempts))}</span> : null}
      </p>
      {fallbackFrom === null ? null : <p className={styles.fallback}>{say(texts.fallback(fallbackFrom))}</p>}
      {error === null ? null : (
        <p className={styles.error}>
          {say(error.message)} {error.hint === null ? "" : say(error.hint)}
        </p>
      )}
      {kind === "step" ? <DecisionCorrection key={entry.seq} trace={trace} entry={entry} /> : null}
      {entry.prompt == null ? null : (
        <Part title={say(texts.prompt)}>
          <PromptMessages prompt={entry.prompt} />
        </Part>
      )}
      {entry.input == null ? null : (
        <Part title={say(texts.input)}>
          <ValueView value={entry.input} />
        </Part>
      )}
      {entry.shown === null || entry.shown === entry.output ? null : (
        <Part title={say(texts.said)}>
          <p>{entry.shown}</p>
        </Part>
      )}
      {entry.output == null ? null : (
        <Part title={say(texts.output)}>
          <ValueView value={entry.output} />
        </Part>
      )}
      {kind === "step" && entry.status === "finished" ? (
        <ReplayPanel key={entry.seq} trace={trace} seq={entry.seq} />
      ) : null}
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      {children}
    </>
  );
}
