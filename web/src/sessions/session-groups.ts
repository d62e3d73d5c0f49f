import type { Language, Localized, Session } from "#protocol";

/** Sessions under one heading. */
export interface SessionGroup {
  readonly title: Localized;
  readonly sessions: readonly Session[];
}

const titles = {
  pinned: { ko: "고정", en: "Pinned" },
  today: { ko: "오늘", en: "Today" },
  yesterday: { ko: "어제", en: "Yesterday" },
  week: { ko: "지난 7일", en: "Last 7 days" },
  month: { ko: "지난 30일", en: "Last 30 days" },
} satisfies Record<string, Localized>;

const dayMs = 24 * 60 * 60 * 1000;

/** The pinned ones, then the others by how long ago they were, older ones by month. Their order is kept. */
export function groupSessions(
  pinned: readonly Session[],
  others: readonly Session[],
  now: Date = new Date(),
): SessionGroup[] {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  const titleOf = ({ updatedAt }: Session): Localized => {
    if (updatedAt >= midnight) return titles.today;
    if (updatedAt >= midnight - dayMs) return titles.yesterday;
    if (updatedAt >= midnight - 7 * dayMs) return titles.week;
    if (updatedAt >= midnight - 30 * dayMs) return titles.month;
    return { ko: monthOf(updatedAt, "ko"), en: monthOf(updatedAt, "en") };
  };
  const byTitle = Map.groupBy(others, (session) => titleOf(session).en);
  const groups = [...byTitle.values()].flatMap((sessions) => {
    const [first] = sessions;
    return first === undefined ? [] : [{ title: titleOf(first), sessions }];
  });
  return pinned.length === 0 ? groups : [{ title: titles.pinned, sessions: pinned }, ...groups];
}

function monthOf(time: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { year: "numeric", month: "long" }).format(time);
}
