// Asks an agent in a program of your own. Rules answer without a model; set JIHWI_MODEL, or pass it in `config`, to use one.
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createJihwi } from "jihwi";

const jihwi = createJihwi({ dataDir: await mkdtemp(join(tmpdir(), "jihwi-")) });
const { answer, sessionId, traceId } = await jihwi.ask("chat", "12 곱하기 34는?");
console.log(answer);
console.log({ sessionId, traceId });
await jihwi.close();
