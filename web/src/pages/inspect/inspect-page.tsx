import { Tabs } from "@mantine/core";
import { Route, Switch, useLocation } from "wouter";
import { useLanguage } from "../../language/use-language.ts";
import { SessionsButton } from "../../sessions/sessions-button.tsx";
import { WithSessions } from "../../sessions/with-sessions.tsx";
import { PageHeader } from "../../shell/page-header.tsx";
import { CheckEditor } from "./check-editor.tsx";
import styles from "./inspect-page.module.css";
import { InspectionSession } from "./inspection-session.tsx";
import { NewInspection } from "./new-inspection.tsx";
import { NewRun } from "./new-run.tsx";
import { RunView } from "./run-view.tsx";

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
        </div>
      )}
    </WithSessions>
  );
}
