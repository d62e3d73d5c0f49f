import assert from "node:assert/strict";
import { once } from "node:events";
import { request } from "node:http";
import { test } from "node:test";
import { temporaryFolder } from "#store/testing";
import { createJihwi } from "../../src/index.ts";

async function statusFor(url: string, host: string): Promise<number | undefined> {
  const asked = request(`${url}/health`, { headers: { host } });
  asked.end();
  const [answer] = await once(asked, "response");
  answer.resume();
  return answer.statusCode;
}

test("a server looks at the names it is called by as the address wants that it is bound to, whatever came before", async (t) => {
  const config = { JIHWI_TOKEN: "a token of sixteen characters or more", JIHWI_PAPER_SOURCES: "library" };
  for (const [configured, bound, status] of [
    ["127.0.0.1", "0.0.0.0", 200],
    ["0.0.0.0", "127.0.0.1", 403],
  ] as const) {
    const jihwi = createJihwi({ dataDir: await temporaryFolder(t), config: { ...config, HOST: configured } });
    await jihwi.search("무엇이든");
    const { url } = await jihwi.serve({ port: 0, host: bound });
    assert.equal(await statusFor(url, "jihwi.example"), status, `${configured} configured, ${bound} bound`);
    await jihwi.close();
  }
});

test("what could not be opened once is opened when it can be", async (t) => {
  const dataDir = await temporaryFolder(t);
  const config: Record<string, string> = { JIHWI_LANG: "nowhere" };
  const jihwi = createJihwi({ dataDir, config });
  await assert.rejects(jihwi.search("무엇이든"));
  delete config.JIHWI_LANG;
  assert.deepEqual(await jihwi.search("무엇이든"), []);
  await jihwi.close();
});
