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
import type { ComponentType } from "react";
import type { AgentName, AgentResource, Localized } from "#protocol";
import { lazily } from "./lazily.ts";

export interface Page {
  /** The first segment of its addresses. */
  readonly path: string;
  readonly title: Localized;
  readonly icon: TablerIcon;
  readonly view: ComponentType;
  /** The page of an agent is there when the server has the agent. */
  readonly agent?: AgentName;
  /** False for a page that others lead to: the rail has room for eight on a phone. */
  readonly onRail?: boolean;
}

/** The rail, top to bottom. A page is one folder below pages/ and one line here. */
export const pages: readonly Page[] = [
  {
    path: "/",
    title: { ko: "홈", en: "Home" },
    icon: IconHome,
    view: lazily(() => import("../pages/home/home-page.tsx").then(({ HomePage }) => ({ default: HomePage }))),
  },
  {
    path: "/chat",
    title: { ko: "대화", en: "Chat" },
    icon: IconMessageCircle,
    agent: "chat",
    view: lazily(() => import("../pages/chat/chat-page.tsx").then(({ ChatPage }) => ({ default: ChatPage }))),
  },
  {
    path: "/contract",
    title: { ko: "계약", en: "Contract" },
    icon: IconScale,
    agent: "contract",
    view: lazily(() =>
      import("../pages/contract/contract-page.tsx").then(({ ContractPage }) => ({ default: ContractPage })),
    ),
  },
  {
    path: "/inspect",
    title: { ko: "검사", en: "Inspect" },
    icon: IconListCheck,
    agent: "inspect",
    view: lazily(() =>
      import("../pages/inspect/inspect-page.tsx").then(({ InspectPage }) => ({ default: InspectPage })),
    ),
  },
  {
    path: "/research",
    title: { ko: "연구", en: "Research" },
    icon: IconSchool,
    agent: "research",
    view: lazily(() =>
      import("../pages/research/research-page.tsx").then(({ ResearchPage }) => ({ default: ResearchPage })),
    ),
  },
  {
    path: "/traces",
    title: { ko: "기록", en: "Traces" },
    icon: IconHistory,
    view: lazily(() => import("../pages/traces/traces-page.tsx").then(({ TracesPage }) => ({ default: TracesPage }))),
  },
  {
    path: "/learned",
    title: { ko: "배운 것", en: "Learned" },
    icon: IconSchool,
    onRail: false,
    view: lazily(() =>
      import("../pages/learned/learned-page.tsx").then(({ LearnedPage }) => ({ default: LearnedPage })),
    ),
  },
  {
    path: "/settings",
    title: { ko: "설정", en: "Settings" },
    icon: IconSettings,
    view: lazily(() =>
      import("../pages/settings/settings-page.tsx").then(({ SettingsPage }) => ({ default: SettingsPage })),
    ),
  },
];

const AgentPage = lazily(() =>
  import("../pages/agent/agent-page.tsx").then(({ AgentPage }) => ({ default: AgentPage })),
);

/** Where the page of an agent without one of its own stands. */
export const pluggedPath = "/agents/:name";
export const PluggedPage = AgentPage;

/** The rail of a server with these agents: an agent without a page of its own gets the common one, above the traces. */
export function pagesFor(agents: readonly AgentResource[] | undefined): readonly Omit<Page, "view">[] {
  const has = (name: string) => agents?.some((agent) => agent.name === name) ?? true;
  const own = pages.filter(({ agent, onRail = true }) => onRail && (agent === undefined || has(agent)));
  const plugged = (agents ?? [])
    .filter(({ name }) => !pages.some(({ agent }) => agent === name))
    .map(({ name, title }) => ({ path: `/agents/${name}`, title, icon: IconPuzzle, agent: name }));
  const afterAgents = own.findLastIndex(({ agent }) => agent !== undefined) + 1;
  return [...own.slice(0, afterAgents), ...plugged, ...own.slice(afterAgents)];
}
