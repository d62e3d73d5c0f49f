import { Switch } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { JournalEntry, Trace } from "#protocol";
import { useAgent } from "../../api/agents.ts";
import { counted, formatDuration, formatMoment } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ValueView } from "../../values/value-view.tsx";
import { useValueWords, type ValueWords } from "../../values/value-words.ts";
import { ConversationLine } from "./conversation-line.tsx";
import { DecisionCorrection } from "./decision-correction.tsx";
import styles from "./entry-detail.module.css";
import { entryTitle, kindTitles } from "./entry-title.ts";
import { PromptMessages } from "./prompt-messages.tsx";
import { ReplayPanel } from "./replay-panel.tsx";
import { UsageLine } from "./usage-line.tsx";

const texts = {
  said: { ko: "한 말", en: "Said" },
  input: { ko: "받은 것", en: "Input" },
  output: { ko: "낸 것", en: "Output" },
  raw: { ko: "원본 (JSON)", en: "Raw (JSON)" },
  prompt: { ko: "모델이 본 것", en: "What the model was shown" },
  thoughts: { ko: "모델이 생각한 과정", en: "What the model thought" },
  attempts: (count: number) => ({ ko: `${count}번 시도`, en: counted(count, "attempt") }),
  fallback: (model: string) => ({
    ko: `${model}이(가) 실패해 규칙이 이어받았습니다.`,
    en: `${model} failed, so the rule took over.`,
  }),
};

/** What one piece of a turn took and gave, who executed it, and what it cost. */
export function EntryDetail({ trace, entry }: { trace: Trace; entry: JournalEntry }) {
  const { say, language } = useLanguage();
  const agent = useAgent(trace.agent);
  const words = useValueWords(trace.agent);
  const [isRaw, setRaw] = useState(false);
  const { kind, executor, fallbackFrom, reason, attempts, usage, cost, startedAt, endedAt, error } = entry;
  const title = say(entryTitle(entry, agent, words));
  return (
    <section className={styles.detail} aria-label={title}>
      <header>
        <h2>
          <small>{say(kindTitles[kind])}</small> {title}
        </h2>
        <Switch
          size="xs"
          label={say(texts.raw)}
          checked={isRaw}
          onChange={(event) => setRaw(event.currentTarget.checked)}
        />
      </header>
      <p className={styles.facts}>
        <UsageLine executors={executor === null ? [] : [executor]} usage={usage} cost={cost} />
        <span>{formatMoment(startedAt, language)}</span>
        {kind === "node" ? null : <span>{formatDuration(endedAt - startedAt, language)}</span>}
        {attempts > 1 ? <span>{say(texts.attempts(attempts))}</span> : null}
      </p>
      {fallbackFrom === null ? null : <p className={styles.fallback}>{say(texts.fallback(fallbackFrom))}</p>}
      {reason === null ? null : <p className={styles.said}>{say(reason)}</p>}
      {error === null ? null : (
        <p className={styles.error}>
          {say(error.message)} {error.hint === null ? "" : say(error.hint)}
        </p>
      )}
      <ConversationLine entry={entry} entries={trace.entries} />
      {kind === "step" ? <DecisionCorrection key={entry.seq} trace={trace} entry={entry} /> : null}
      {isRaw ? (
        <pre className={styles.raw}>{JSON.stringify(entry, null, 2)}</pre>
      ) : (
        <Parts key={entry.seq} entry={entry} words={words} />
      )}
      {kind === "step" && entry.status === "finished" ? (
        <ReplayPanel key={entry.seq} trace={trace} seq={entry.seq} />
      ) : null}
    </section>
  );
}

function Parts({
  entry: { prompt, input, reasoning, shown, output },
  words,
}: {
  entry: JournalEntry;
  words: ValueWords;
}) {
  const { say } = useLanguage();
  return (
    <>
      {prompt == null ? null : (
        <Part title={say(texts.prompt)}>
          <PromptMessages prompt={prompt} words={words} />
        </Part>
      )}
      {input == null ? null : (
        <Part title={say(texts.input)}>
          <ValueView value={input} words={words} />
        </Part>
      )}
      {reasoning == null ? null : (
        <Part title={say(texts.thoughts)}>
          <p className={styles.said}>{reasoning}</p>
        </Part>
      )}
      {shown === null || shown === output ? null : (
        <Part title={say(texts.said)}>
          <p className={styles.said}>{shown}</p>
        </Part>
      )}
      {output == null ? null : (
        <Part title={say(texts.output)}>
          <ValueView value={output} words={words} />
        </Part>
      )}
    </>
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
