import { documentsApi } from "#protocol";
import type { ServerProcess } from "../../app/start-server.ts";
import type { Ledger } from "./ledger.ts";

/** Requests that were under way when the process was killed. */
export interface Doing {
  turns: number;
  documents: number;
  inspections: number;
}

const questions = ["지금 몇 시야?", "양자 컴퓨터가 뭐야?", "오늘부터 3일 뒤는 무슨 요일이야?", "안녕"];
const inspected = 150;

/** Asks, uploads and inspects until the server is gone, and writes into the ledger what it acknowledges. */
export async function work(server: ServerProcess, ledger: Ledger, doing: Doing, random: () => number, round: number) {
  let next = 0;
  const ended = new AbortController();
  server.child.once("exit", () => ended.abort());
  const repeat = async (task: () => Promise<void>) => {
    // A request that dies with the server was not acknowledged, and that is all it means.
    while (!ended.signal.aborted) await task().catch(() => {});
  };
  const name = () => `${round}-${++next}`;

  async function ask(): Promise<void> {
    const sessionId = `session-${name()}`;
    const text = `${questions[Math.floor(random() * questions.length)]} (${sessionId})`;
    doing.turns += 1;
    const response = await server.ask(sessionId, text).catch(() => null);
    const turnId = response?.headers.get("x-jihwi-turn-id");
    if (response?.status !== 200 || !turnId) return;
    ledger.questions.set(turnId, { sessionId, text });
    const stream = await response.text();
    const chunks = stream.split("\n\n").flatMap((event) => {
      const data = event.replace(/^data: /, "").trim();
      return data.startsWith("{") ? [JSON.parse(data)] : [];
    });
    if (!chunks.some(({ type }) => type === "finish")) return;
    doing.turns -= 1;
    ledger.answers.set(turnId, chunks.map(({ type, delta }) => (type === "text-delta" ? delta : "")).join(""));
  }

  async function upload(): Promise<void> {
    const form = new FormData();
    const text = `제1조(목적) 이 계약은 ${name()} 물품의 공급을 정한다.\n\n제2조(기간) 기간은 ${next}년으로 한다.`;
    form.append("file", new File([text.repeat(1 + Math.floor(random() * 30))], `${name()}.txt`));
    doing.documents += 1;
    const response = await fetch(`${server.url}/api/documents`, { method: "POST", body: form });
    const { documents } = documentsApi.add.answer.parse(await response.json());
    for (const { documentId } of documents) if (documentId !== null) ledger.documents.add(documentId);
    doing.documents -= 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }

  async function inspect(): Promise<void> {
    const lines = Array.from({ length: inspected }, (_, index) =>
      JSON.stringify({ text: `${name()} 글 ${index} 금지어` }),
    );
    const options = encodeURIComponent(JSON.stringify({ only: ["length_check", "repetition_check"] }));
    doing.inspections += 1;
    const response = await fetch(`${server.url}/api/inspections?options=${options}&name=posts.jsonl`, {
      method: "POST",
      headers: { "content-type": "application/x-ndjson" },
      body: lines.join("\n"),
    });
    const started: { id?: string } = await response.json();
    if (started.id !== undefined) ledger.inspections.set(started.id, inspected);
    doing.inspections -= 1;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }

  await Promise.all([repeat(ask), repeat(ask), repeat(upload), repeat(inspect)]);
}
