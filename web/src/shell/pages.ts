import {
  IconHistory,
  IconHome,
  IconListCheck,
  IconMessageCircle,
  IconPuzzle,
  IconScale,
  IconSchool,
  IconSettings,
  type TablerIcon,
} from "@tabler/icons-react";
import type { AgentName, AgentResource, Localized } from "#protocol";

export interface Page {
  /** The first segment of its addresses. */
  readonly path: string;
  readonly title: Localized;
  readonly icon: TablerIcon;
  /** The page of an agent is there when the server has the agent. */
  readonly agent?: AgentName;
  /** False for a page that others lead to: the rail has room for eight on a phone. */
  readonly onRail?: boolean;
}

/** The rail, top to bottom. A page is one folder below pages/, one entry here and its view in page-views.ts. */
const listed = [
  { path: "/", title: { ko: "홈", en: "Home" }, icon: IconHome },
  { path: "/chat", title: { ko: "대화", en: "Chat" }, icon: IconMessageCircle, agent: "chat" },
  { path: "/contract", title: { ko: "계약", en: "Contract" }, icon: IconScale, agent: "contract" },
  { path: "/inspect", title: { ko: "검사", en: "Inspect" }, icon: IconListCheck, agent: "inspect" },
  { path: "/research", title: { ko: "연구", en: "Research" }, icon: IconSchool, agent: "research" },
  { path: "/traces", title: { ko: "기록", en: "Traces" }, icon: IconHistory },
  { path: "/learned", title: { ko: "배운 것", en: "Learned" }, icon: IconSchool, onRail: false },
  { path: "/settings", title: { ko: "설정", en: "Settings" }, icon: IconSettings },
] as const satisfies readonly Page[];

export type PagePath = (typeof listed)[number]["path"];

export const pages: readonly (Page & { readonly path: PagePath })[] = listed;

/** Where the page of an agent without one of its own stands. */
export const pluggedPath = "/agents/:name";

/** The rail of a server with these agents: an agent without a page of its own gets the common one, above the traces. */
export function pagesFor(agents: readonly AgentResource[] | undefined): readonly Page[] {
  const has = (name: string) => agents?.some((agent) => agent.name === name) ?? true;
  const own = pages.filter(({ agent, onRail = true }) => onRail && (agent === undefined || has(agent)));
  const plugged = (agents ?? [])
    .filter(({ name }) => !pages.some(({ agent }) => agent === name))
    .map(({ name, title }) => ({ path: `/agents/${name}`, title, icon: IconPuzzle, agent: name }));
  const afterAgents = own.findLastIndex(({ agent }) => agent !== undefined) + 1;
  return [...own.slice(0, afterAgents), ...plugged, ...own.slice(afterAgents)];
}
