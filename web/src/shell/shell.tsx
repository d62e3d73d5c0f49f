import { Suspense, useEffect } from "react";
import { Route, Switch, useLocation } from "wouter";
import { useTokenAsker } from "../api/access.ts";
import { useLanguage } from "../language/use-language.ts";
import { BackClosesOverlays } from "./back-closes-overlays.tsx";
import { ConnectionLine } from "./connection-line.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { lazily } from "./lazily.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { PluggedPage, pageViews } from "./page-views.ts";
import { pages, pluggedPath } from "./pages.ts";
import { Rail } from "./rail.tsx";
import styles from "./shell.module.css";
import { Shortcuts } from "./shortcuts.tsx";
import { contentId, SkipLink } from "./skip-link.tsx";
import { Waiting } from "./waiting.tsx";

const TokenGate = lazily(() => import("./token-gate.tsx").then(({ TokenGate }) => ({ default: TokenGate })));

/** The frame around every page: the rail, the page, and the door when the server asks for a token. */
export function Shell() {
  const { language } = useLanguage();
  const [location] = useLocation();
  // A page behind the door could only show errors, and would take the focus from the token's field.
  const asker = useTokenAsker();
  const refused = asker === "server";
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <div className={styles.shell}>
      <SkipLink />
      <Rail />
      <main className={styles.page} id={contentId} tabIndex={-1}>
        <ErrorBoundary at={location}>
          <Suspense fallback={<Waiting />}>
            {refused ? null : (
              <Switch>
                {pages.map(({ path }) => (
                  <Route key={path} path={path} nest={path !== "/"} component={pageViews[path]} />
                ))}
                <Route path={pluggedPath} nest>
                  <PluggedPage />
                </Route>
                <Route>
                  <NotFoundPage />
                </Route>
              </Switch>
            )}
          </Suspense>
        </ErrorBoundary>
      </main>
      <ConnectionLine />
      <BackClosesOverlays />
      {refused ? null : <Shortcuts />}
      {asker !== null ? (
        <ErrorBoundary at="">
          <Suspense fallback={null}>
            <TokenGate asker={asker} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </div>
  );
}
