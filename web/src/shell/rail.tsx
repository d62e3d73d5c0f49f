import { Suspense, useEffect } from "react";
import { Link, useLocation } from "wouter";
import { useAgents } from "../api/agents.ts";
import { useLanguage } from "../language/use-language.ts";
import { lazily } from "./lazily.ts";
import { pagesFor } from "./pages.ts";
import styles from "./rail.module.css";

const RailTools = lazily(() => import("./rail-tools.tsx").then(({ RailTools }) => ({ default: RailTools })));

const texts = {
  pages: { ko: "페이지", en: "Pages" },
  name: { ko: "지휘", en: "Jihwi" },
};

/** Where each page was left, so that the rail leads back to the conversation that is being answered there. */
const lastPlaces = new Map<string, string>();

/** A column at the left; on a phone a bar at the bottom, with the name and the badge at the top. */
export function Rail() {
  const { say } = useLanguage();
  const [location] = useLocation();
  const shown = pagesFor(useAgents().data?.agents);
  const isHere = (path: string) => location === path || (path !== "/" && location.startsWith(`${path}/`));
  const here = shown.find(({ path }) => isHere(path));
  useEffect(() => {
    if (here?.agent !== undefined) lastPlaces.set(here.path, location);
  }, [here, location]);
  return (
    <>
      <div className={styles.top}>
        <img src="/favicon.svg" alt="" width={28} height={28} />
        <span className={styles.name}>{say(texts.name)}</span>
        <span className={styles.phoneTools}>
          <Suspense fallback={null}>
            <RailTools />
          </Suspense>
        </span>
      </div>
      <nav className={styles.rail} aria-label={say(texts.pages)}>
        <img src="/favicon.svg" alt={say(texts.name)} width={32} height={32} className={styles.mark} />
        {shown.map(({ path, title, icon: Icon }) => (
          <Link
            key={path}
            href={isHere(path) ? path : (lastPlaces.get(path) ?? path)}
            className={styles.page}
            aria-current={isHere(path) ? "page" : undefined}
          >
            <Icon size={22} stroke={1.6} aria-hidden />
            <span>{say(title)}</span>
          </Link>
        ))}
        <div className={styles.foot}>
          <Suspense fallback={null}>
            <RailTools />
          </Suspense>
        </div>
      </nav>
    </>
  );
}
