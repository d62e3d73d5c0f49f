import { Tabs } from "@mantine/core";
import { Route, Switch, useLocation } from "wouter";
import { useLanguage } from "../../language/use-language.ts";
import { SessionsButton } from "../../sessions/sessions-button.tsx";
import { WithSessions } from "../../sessions/with-sessions.tsx";
import { PageHeader } from "../../shell/page-header.tsx";
import { CriteriaEditor } from "./criteria-editor.tsx";
import styles from "./inspect-page.module.css";
import { InspectionSession } from "./inspection-session.tsx";
import { NewInspection } from "./new-inspection.tsx";

const texts = {
  title: { ko: "검사", en: "Inspect" },
  text: { ko: "글 검사", en: "Inspect a text" },
  criteria: { ko: "기준", en: "Criteria" },
};

/** 검사: a text judged by written criteria, and the criteria themselves. */
export function InspectPage() {
  const { say } = useLanguage();
  const [location, navigate] = useLocation();
  return (
    <WithSessions agent="inspect" overlay>
      {(onToggleSessions) => (
        <div className={styles.page}>
          <PageHeader title={say(texts.title)} leading={<SessionsButton onToggle={onToggleSessions} />}>
            <Tabs value={location === "/criteria" ? "criteria" : "text"} variant="pills">
              <Tabs.List>
                <Tabs.Tab value="text" onClick={() => navigate("/")}>
                  {say(texts.text)}
                </Tabs.Tab>
                <Tabs.Tab value="criteria" onClick={() => navigate("/criteria")}>
                  {say(texts.criteria)}
                </Tabs.Tab>
              </Tabs.List>
            </Tabs>
          </PageHeader>
          <Switch>
            <Route path="/">
              <NewInspection />
            </Route>
            <Route path="/criteria">
              <CriteriaEditor />
            </Route>
            <Route path="/:id">{({ id }) => <InspectionSession key={id} id={id} />}</Route>
          </Switch>
        </div>
      )}
    </WithSessions>
  );
}
