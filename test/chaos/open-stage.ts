import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { documentsApi } from "#protocol";
import { type ServerProcess, startServer } from "../app/start-server.ts";
import { type ProtocolName, startFakeProvider } from "../fakes/index.ts";
import { fakePapers, openAlexAnswer } from "../fakes/scholar/answers.ts";
import { startScholarServer } from "../fakes/scholar/server.ts";
import { startFakeTavily } from "../fakes/web/tavily.ts";
import { contractText } from "./questions.ts";

/** A server in a process of its own, and around it everything that it talks to. */
export interface Stage extends AsyncDisposable {
  readonly protocol: ProtocolName;
  readonly server: ServerProcess;
  readonly provider: Awaited<ReturnType<typeof startFakeProvider>>;
  /** The id of the contract that questions are about. */
  readonly contract: string;
}

const limits = { JIHWI_STEP_TIMEOUT_MS: "700", JIHWI_TURN_TIMEOUT_MS: "60000" };

export async function openStage(protocol: ProtocolName): Promise<Stage> {
  await using opened = new AsyncDisposableStack();
  const provider = await startFakeProvider({ protocol });
  opened.defer(() => provider.close());
  const web = await startFakeTavily();
  opened.defer(() => web.close());
  web.answer([{ title: "소식", url: "https://news.example/", content: "환율은 1,390원이다. ".repeat(40) }]);
  const scholar = opened.use(await startScholarServer(() => ({ body: openAlexAnswer(fakePapers(8), null) })));
  const folder = await mkdtemp(join(tmpdir(), "jihwi-chaos-"));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const server = await startServer({
    ...provider.env,
    ...web.env,
    ...limits,
    JIHWI_DATA_DIR: folder,
    OPENALEX_BASE_URL: scholar.url,
    SEMANTIC_SCHOLAR_BASE_URL: scholar.url,
    ARXIV_BASE_URL: scholar.url,
    CROSSREF_BASE_URL: scholar.url,
  });
  opened.defer(() => server.kill());
  const contract = await addContract(server);
  const all = opened.move();
  return { protocol, server, provider, contract, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

async function addContract({ url }: ServerProcess): Promise<string> {
  const form = new FormData();
  form.append("file", new File([contractText], "용역 계약서.md"));
  const response = await fetch(`${url}/api/documents`, { method: "POST", body: form });
  const id = documentsApi.add.answer.parse(await response.json()).documents[0]?.documentId ?? "";
  for (;;) {
    const read = await fetch(`${url}/api/documents/${id}`);
    const { status } = documentsApi.read.answer.parse(await read.json());
    if (status === "ready") return id;
    if (status === "error") throw new Error("the contract could not be read");
    await wait(50);
  }
}
