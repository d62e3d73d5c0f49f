import {
  IconHistory,
  IconListCheck,
  IconMessageCircle,
  IconScale,
  IconSchool,
  IconSettings,
  type TablerIcon,
} from "@tabler/icons-react";
import { type ComponentType, lazy } from "react";
import type { AgentName, Localized } from "#protocol";

export interface Page {
  /** The first segment of its addresses. */
  readonly path: string;
  readonly title: Localized;
  readonly icon: TablerIcon;
  readonly view: ComponentType;
  /** The page of an agent is there when the server has the agent. */
  readonly agent?: AgentName;
}

/** The rail, top to bottom. A page is one folder below pages/ and one line here. */
export const pages: readonly Page[] = [
  {
    path: "/chat",
    title: { ko: "대화", en: "Chat" },
    icon: IconMessageCircle,
    view: lazy(() => import("../pages/chat/chat-page.tsx").then(({ ChatPage }) => ({ default: ChatPage }))),
  },
  {
    path: "/contract",
    title: { ko: "계약", en: "Contract" },
    icon: IconScale,
    agent: "contract",
    view: lazy(() =>
      import("../pages/contract/contract-page.tsx").then(({ ContractPage }) => ({ default: ContractPage })),
    ),
  },
  {
    path: "/inspect",
    title: { ko: "검사", en: "Inspect" },
    icon: IconListCheck,
    agent: "inspect",
    view: lazy(() => import("../pages/inspect/inspect-page.tsx").then(({ InspectPage }) => ({ default: InspectPage }))),
  },
  {
    path: "/research",
    title: { ko: "연구", en: "Research" },
    icon: IconSchool,
    agent: "research",
    view: lazy(() =>
      import("../pages/research/research-page.tsx").then(({ ResearchPage }) => ({ default: ResearchPage })),
    ),
  },
  {
    path: "/traces",
    title: { ko: "기록", en: "Traces" },
    icon: IconHistory,
    view: lazy(() => import("../pages/traces/traces-page.tsx").then(({ TracesPage }) => ({ default: TracesPage }))),
  },
  {
    path: "/settings",
    title: { ko: "설정", en: "Settings" },
    icon: IconSettings,
    view: lazy(() =>
      import("../pages/settings/settings-page.tsx").then(({ SettingsPage }) => ({ default: SettingsPage })),
    ),
  },
];
