import type { ComponentType } from "react";
import { lazily } from "./lazily.ts";
import type { PagePath } from "./pages.ts";

/** What each page shows, loaded when it is opened. Pages know each other by their paths only. */
export const pageViews: Readonly<Record<PagePath, ComponentType>> = {
  "/": lazily(() => import("../pages/home/home-page.tsx").then(({ HomePage }) => ({ default: HomePage }))),
  "/chat": lazily(() => import("../pages/chat/chat-page.tsx").then(({ ChatPage }) => ({ default: ChatPage }))),
  "/contract": lazily(() =>
    import("../pages/contract/contract-page.tsx").then(({ ContractPage }) => ({ default: ContractPage })),
  ),
  "/inspect": lazily(() =>
    import("../pages/inspect/inspect-page.tsx").then(({ InspectPage }) => ({ default: InspectPage })),
  ),
  "/research": lazily(() =>
    import("../pages/research/research-page.tsx").then(({ ResearchPage }) => ({ default: ResearchPage })),
  ),
  "/traces": lazily(() =>
    import("../pages/traces/traces-page.tsx").then(({ TracesPage }) => ({ default: TracesPage })),
  ),
  "/learned": lazily(() =>
    import("../pages/learned/learned-page.tsx").then(({ LearnedPage }) => ({ default: LearnedPage })),
  ),
  "/settings": lazily(() =>
    import("../pages/settings/settings-page.tsx").then(({ SettingsPage }) => ({ default: SettingsPage })),
  ),
};

/** The page of an agent without one of its own. */
export const PluggedPage = lazily(() =>
  import("../pages/agent/agent-page.tsx").then(({ AgentPage }) => ({ default: AgentPage })),
);
