import { Tabs } from "@mantine/core";
import { Suspense } from "react";
import { Route, Switch, useLocation } from "wouter";
import { useLanguage } from "../../language/use-language.ts";
import { SessionsButton } from "../../sessions/sessions-button.tsx";
import { WithSessions } from "../../sessions/with-sessions.tsx";
import { lazily } from "../../shell/lazily.ts";
import { PageHeader } from "../../shell/page-header.tsx";
import { Waiting } from "../../shell/waiting.tsx";
import styles from "./inspect-page.module.css";
import { NewInspection } from "./new-inspection.tsx";

const CheckEditor = lazily(() => import("./check-editor.tsx").then(({ CheckEditor }) => ({ default: CheckEditor })));
const InspectionSession = lazily(() =>
  import("./inspection-session.tsx").then(({ InspectionSession }) => ({ default: InspectionSession })),
);
const NewRun = lazily(() => import("./new-run.tsx").then(({ NewRun }) => ({ default: NewRun })));
const RunView = lazily(() => import("./run-view.tsx").then(({ RunView }) => ({ default: RunView })));

const texts = {
  title: { ko: "검사", en: "Inspect" },
  text: { ko: "글 검사", en: "Inspect a text" },
  many: { ko: "여러 문서", en: "Many documents" },
  criteria: { ko: "내 검사", en: "My checks" },
};

const tabs = [
  { path: "/", title: texts.text },
  { path: "/runs", title: texts.many },
  { path: "/criteria", title: texts.criteria },
];

/** 검사: a text judged by written criteria, and the criteria themselves. */
export function InspectPage() {
  const { say } = useLanguage();
  const [location, navigate] = useLocation();
  return (
    <WithSessions agent="inspect" overlay>
      {(onToggleSessions) => (
        <div className={styles.page}>
          <PageHeader title={say(texts.title)} wraps leading={<SessionsButton onToggle={onToggleSessions} />}>
            <Tabs value={tabs.findLast(({ path }) => location.startsWith(path))?.path ?? "/"} variant="pills">
              <Tabs.List className={styles.tabs}>
                {tabs.map(({ path, title }) => (
                  <Tabs.Tab key={path} value={path} onClick={() => navigate(path)}>
                    {say(title)}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
            </Tabs>
          </PageHeader>
          <Suspense fallback={<Waiting />}>
            <Switch>
              <Route path="/">
                <NewInspection />
              </Route>
              <Route path="/criteria">
                <CheckEditor />
              </Route>
              <Route path="/runs">
                <NewRun />
              </Route>
              <Route path="/runs/:id">{({ id }) => <RunView key={id} id={id} />}</Route>
              <Route path="/:id">{({ id }) => <InspectionSession key={id} id={id} />}</Route>
            </Switch>
          </Suspense>
        </div>
      )}
    </WithSessions>
  );
}
