import type { JihwiApp } from "#app";
import type { Router } from "../router.ts";
import { agentRoutes } from "./agents.ts";
import { collectionRoutes } from "./collections.ts";
import { contractTableRoutes } from "./contract-tables.ts";
import { contractRoutes } from "./contracts.ts";
import { dataRoutes } from "./data.ts";
import { documentRoutes } from "./documents.ts";
import { eventRoutes } from "./events.ts";
import { inspectRoutes } from "./inspect.ts";
import { inspectionRoutes } from "./inspections.ts";
import { jobRoutes } from "./jobs.ts";
import { learningRoutes } from "./learning.ts";
import { mcpServerRoutes } from "./mcp-servers.ts";
import { metaRoutes } from "./meta.ts";
import { modelRoutes } from "./models.ts";
import { notebookRoutes } from "./notebooks.ts";
import { paperRoutes } from "./papers.ts";
import { researchDocumentRoutes } from "./research-documents.ts";
import { sampleRoutes } from "./samples.ts";
import { savedCheckRoutes } from "./saved-checks.ts";
import { sessionRoutes } from "./sessions.ts";
import { traceRoutes } from "./traces.ts";
import { turnRoutes } from "./turns.ts";
import { webhookRoutes } from "./webhooks.ts";

/** Every group of routes; adding one is a file and a line. */
export const routes: readonly ((router: Router, jihwi: JihwiApp) => void)[] = [
  metaRoutes,
  turnRoutes,
  agentRoutes,
  sessionRoutes,
  sampleRoutes,
  dataRoutes,
  documentRoutes,
  collectionRoutes,
  jobRoutes,
  eventRoutes,
  contractRoutes,
  contractTableRoutes,
  inspectRoutes,
  inspectionRoutes,
  savedCheckRoutes,
  notebookRoutes,
  researchDocumentRoutes,
  paperRoutes,
  traceRoutes,
  learningRoutes,
  modelRoutes,
  mcpServerRoutes,
  webhookRoutes,
];
