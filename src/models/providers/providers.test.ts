import assert from "node:assert/strict";
import { after, afterEach, describe, test } from "node:test";
import { generateText, isStepCount, Output, streamText, tool } from "ai";
import { z } from "zod";
import type { JihwiError } from "#protocol";
import * as fakes from "../../../test/fakes/index.ts";
import { startScholarServer } from "../../../test/fakes/scholar/server.ts";
import { toModelError } from "../errors/to-model-error.ts";
import { createModelRegistry } from "../registry.ts";
import type { ResolvedModel } from "../resolved-model.ts";

// Every provider goes through the same tests, against a server that speaks its real wire protocol.
const protocols: fakes.ProtocolName[] = [
  "compatible",
  "ollama",
  "openai-chat",
  "openai-responses",
  "anthropic",
  "google",
];

for (const protocol of protocols) {
  describe(`the provider behind ${protocol}`, async () => {
    const fake = await fakes.startFakeProvider({ protocol });
    const resolved = modelOf(fake.env);
    after(() => fake.close());
    afterEach(() => fake.reset());

    const common = async () => ({ model: await resolved.model(), instructions: "너는 지휘자다.", maxRetries: 0 });
    const ask = async (prompt = "안녕?") => generateText({ ...(await common()), prompt });
    const askObject = async () =>
      generateText({
        ...(await common()),
        prompt: "판정해 줘",
        output: Output.object({ name: "verdict", schema: verdict }),
      });
    const drained = async () => drain(streamText({ ...(await common()), prompt: "x", onError: () => {} }));
    const errorOf = (work: Promise<unknown>, timeoutMs = 5_000): Promise<JihwiError> =>
      work.then(
        () => assert.fail("the call should have failed"),
        (thrown) => toModelError(thrown, { modelId: resolved.id, timeoutMs }),
      );

    test("an answer comes with its token counts, and the request with instructions and question apart", async () => {
      fake.queue(fakes.text("안녕하세요, 반갑습니다.", { usage: { input: 12, output: 7 } }));
      const result = await ask("인사해 줘");
      assert.equal(result.text, "안녕하세요, 반갑습니다.");
      assert.equal(result.finishReason, "stop");
      assert.equal(result.usage.inputTokens, 12);
      assert.equal(result.usage.outputTokens, 7);
      const call = fake.calls.at(-1);
      assert.equal(call?.instructions, "너는 지휘자다.");
      assert.deepEqual(call?.messages, [{ role: "user", text: "인사해 줘" }]);
      assert.equal(call?.stream, false);
    });

    test("a streamed answer arrives in pieces and ends with its token counts", async () => {
      fake.queue(fakes.text("하나 둘 셋 넷", { usage: { input: 5, output: 4 } }));
      const result = streamText({ ...(await common()), prompt: "세어 줘" });
      const pieces: string[] = [];
      for await (const piece of result.textStream) pieces.push(piece);
      assert.equal(pieces.join(""), "하나 둘 셋 넷");
      assert.ok(pieces.length > 1, "more than one piece");
      const usage = await result.usage;
      assert.deepEqual([usage.inputTokens, usage.outputTokens], [5, 4]);
      assert.equal(fake.calls.at(-1)?.stream, true);
    });

    test("a structured answer is asked for by JSON schema, and its tokens are counted", async () => {
      fake.queue(fakes.json({ pass: true, why: "기준에 맞음" }, { usage: { input: 30, output: 9 } }));
      const result = await askObject();
      assert.deepEqual(result.output, { pass: true, why: "기준에 맞음" });
      assert.deepEqual([result.usage.inputTokens, result.usage.outputTokens], [30, 9]);
      const sent = sentSchema.parse(fake.calls.at(-1)?.schema?.schema);
      assert.deepEqual(Object.keys(sent.properties), ["pass", "why"]);
      assert.deepEqual(sent.required, ["pass", "why"]);
    });

    test("a structured answer can be streamed", async () => {
      fake.queue(fakes.json({ pass: false, why: "금지어가 있음" }, { usage: { input: 3, output: 8 } }));
      const result = streamText({ ...(await common()), prompt: "판정", output: Output.object({ schema: verdict }) });
      assert.deepEqual(await result.output, { pass: false, why: "금지어가 있음" });
      assert.equal((await result.usage).outputTokens, 8);
    });

    for (const streamed of [false, true]) {
      test(`tools are declared, called twice at once, and their results go back${streamed ? ", streamed" : ""}`, async () => {
        const calls = [
          { name: "weather", arguments: { city: "서울" }, id: "toolu_a" },
          { name: "weather", arguments: { city: "부산" }, id: "toolu_b" },
        ];
        fake.queue(fakes.toolCalls(calls, { words: "찾아볼게요. " }), fakes.text("서울 맑음, 부산 비"));
        const options = { ...(await common()), prompt: "날씨?", tools: { weather }, stopWhen: isStepCount(2) };
        const said = streamed ? await streamText(options).text : (await generateText(options)).text;
        assert.equal(said, "서울 맑음, 부산 비");
        const [first, second] = fake.calls.slice(-2);
        assert.equal(first?.tools[0]?.name, "weather");
        assert.equal(first?.tools[0]?.description, "The weather of a city");
        assert.deepEqual(Object.keys(sentSchema.parse(first?.tools[0]?.parameters).properties), ["city"]);
        const results = second?.messages.filter((message) => message.role === "tool").map((message) => message.text);
        assert.equal(results?.join(" ").includes("서울: 맑음"), true);
        assert.equal(results?.join(" ").includes("부산: 비"), true);
      });
    }

    test("a rejected key is model-bad-key, and no key is in the message, the hint or the cause", async () => {
      for (const status of [401, 403]) {
        fake.queue(
          fakes.error(status, { message: `Incorrect API key provided: ${fakes.fakeKey}. Bearer abcdef123456` }),
        );
        const error = await errorOf(ask());
        assert.equal(error.code, "model-bad-key");
        assert.equal(error.retryable, false);
        const everything = JSON.stringify([error.toRecord(), String(error.cause), error.stack]);
        assert.ok(!everything.includes(fakes.fakeKey) && !everything.includes("abcdef123456"), everything);
      }
    });

    test("a redirect to another address is not followed, so that no key or prompt goes there", async () => {
      await using pointing = await startScholarServer(({ url }) => ({
        status: 307,
        headers: { location: `${fake.url}${url.pathname}` },
      }));
      const env = fakes.environmentOf(protocol, pointing.url);
      const model = await modelOf(env).model();
      const before = fake.calls.length;
      const error = await errorOf(generateText({ model, prompt: "x", maxRetries: 0 }));
      assert.deepEqual([error.code, fake.calls.length - before], ["address-refused", 0]);
      const list = createModelRegistry({ env }).list(resolved.id.split(":")[0] ?? "");
      await assert.rejects(list, { code: "address-refused" });
    });

    test("an unknown model is named", async () => {
      fake.queue(fakes.error(404, { message: "model not found" }));
      const error = await errorOf(ask());
      assert.equal(error.code, "model-unavailable");
      assert.equal(error.retryable, false);
      assert.ok(error.says.ko.includes(resolved.id) && error.says.en.includes(resolved.id));
    });

    test("a rate limit is retryable and says how long to wait, also when streaming", async () => {
      fake.queue(fakes.error(429, { retryAfter: 7 }), fakes.error(429, { retryAfter: 3 }));
      const error = await errorOf(ask());
      assert.deepEqual([error.code, error.retryable, error.retryAfterMs], ["model-rate-limited", true, 7_000]);
      const streamed = await errorOf(drained());
      assert.deepEqual([streamed.code, streamed.retryAfterMs], ["model-rate-limited", 3_000]);
    });

    test("a fault of the server is retryable", async () => {
      for (const status of [500, 503, 529]) {
        fake.queue(fakes.error(status));
        const error = await errorOf(ask());
        assert.deepEqual([error.code, error.retryable], ["model-unavailable", true]);
      }
    });

    test("an answer out of schema, and an empty one, are model-bad-output", async () => {
      for (const reply of [fakes.malformed("{not json"), fakes.json({ pass: "perhaps" }), fakes.empty()]) {
        fake.queue(reply);
        assert.equal((await errorOf(askObject())).code, "model-bad-output");
      }
    });

    test("an answer cut off by the length limit says so", async () => {
      fake.queue(fakes.text('{"pass": tr', { finish: "length" }));
      const error = await errorOf(askObject());
      assert.equal(error.code, "model-bad-output");
      assert.match(error.says.en, /cut off/);
    });

    test("a refusal and a content filter are model-refused: structured, as text and streamed", async () => {
      for (const reply of [fakes.refusal("도와드릴 수 없습니다."), fakes.filtered()]) {
        fake.queue(reply, reply, reply);
        for (const asked of [askObject, ask, drained]) {
          assert.equal((await errorOf(asked())).code, "model-refused");
        }
      }
    });

    test("an answer that breaks in the middle is never taken for a whole one", async () => {
      for (const reply of [fakes.dieMidStream("반쯤"), fakes.stopMidStream("반쯤")]) {
        fake.queue(reply, reply);
        for (const asked of [ask, drained]) {
          const error = await errorOf(asked());
          assert.deepEqual([error.code, error.retryable], ["model-unavailable", true]);
        }
      }
    });

    test("a page instead of a response is model-unavailable", async () => {
      fake.queue(fakes.raw("<html>Bad Gateway</html>"));
      assert.equal((await errorOf(ask())).code, "model-unavailable");
    });

    test("a time limit ends a hanging call, and the server sees the client go", async () => {
      fake.queue(fakes.hang());
      const before = fake.calls.length;
      const limit = new AbortController();
      const failed = errorOf(generateText({ ...(await common()), prompt: "x", abortSignal: limit.signal }), 80);
      while (fake.calls.length === before) await new Promise((resolve) => setTimeout(resolve, 5));
      limit.abort(new DOMException("The operation was aborted due to timeout", "TimeoutError"));
      const error = await failed;
      assert.deepEqual([error.code, error.retryable], ["model-timeout", true]);
      const call = fake.calls.at(-1);
      await call?.closed;
      assert.equal(call?.aborted, true);
    });

    test("stopping an endless stream reaches the server, and is no error of the model", async () => {
      fake.queue(fakes.endless());
      const stop = new AbortController();
      const result = streamText({ ...(await common()), prompt: "x", abortSignal: stop.signal, onError: () => {} });
      for await (const _piece of result.textStream) stop.abort();
      const call = fake.calls.at(-1);
      await call?.closed;
      assert.equal(call?.aborted, true);
      assert.equal(toModelError(stop.signal.reason, { modelId: resolved.id, timeoutMs: 1 }).code, "cancelled");
    });
  });

  test(`${protocol}: a server that is not there is retryable and names what to check`, async () => {
    const gone = await fakes.startFakeProvider({ protocol });
    await gone.close();
    const resolved = modelOf(gone.env);
    const thrown: unknown = await generateText({ model: await resolved.model(), prompt: "x", maxRetries: 0 }).then(
      () => null,
      (failure) => failure,
    );
    const error = toModelError(thrown, { modelId: resolved.id, timeoutMs: 1 });
    assert.deepEqual([error.code, error.retryable], ["model-unavailable", true]);
    assert.match(error.hint?.en ?? "", /running/);
  });
}

const verdict = z.object({ pass: z.boolean(), why: z.string() });
const sentSchema = z.object({ properties: z.record(z.string(), z.unknown()), required: z.array(z.string()) });
const weather = tool({
  description: "The weather of a city",
  inputSchema: z.object({ city: z.string() }),
  execute: async ({ city }) => `${city}: ${city === "서울" ? "맑음" : "비"}`,
});

function modelOf(env: Readonly<Record<string, string>>): ResolvedModel {
  const resolved = createModelRegistry({ env }).forRole("respond");
  assert.ok(resolved !== null);
  return resolved;
}

/** Reads a stream to its end and throws what went wrong in it. */
async function drain(result: { stream: AsyncIterable<{ type: string; error?: unknown }> }): Promise<void> {
  for await (const part of result.stream) if (part.type === "error") throw part.error;
}
