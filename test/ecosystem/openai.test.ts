import assert from "node:assert/strict";
import { after, beforeEach, describe, it } from "node:test";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, streamText } from "ai";
import OpenAI, { APIError } from "openai";
import { makePdf } from "../beds/documents/make-pdf.ts";
import { dieMidStream, json, slow, startFakeProvider, text } from "../fakes/index.ts";
import { openServerProcess } from "./open-server-process.ts";

const token = "0123456789abcdef0123";
const fake = await startFakeProvider();
const server = await openServerProcess({ ...fake.env, JIHWI_TOKEN: token });
/** The same without a model. */
const rules = await openServerProcess();
after(async () => {
  await server[Symbol.asyncDispose]();
  await rules[Symbol.asyncDispose]();
  await fake.close();
});
beforeEach(() => fake.reset());

const client = new OpenAI({ baseURL: `${server.url}/v1`, apiKey: token, maxRetries: 0 });
const ruled = new OpenAI({ baseURL: `${rules.url}/v1`, apiKey: "none needed here", maxRetries: 0 });

/** A model that chooses no tool and answers with these words. */
function answerWith(words: string) {
  fake.respond((call) =>
    call.text.includes("selected_tool") || JSON.stringify(call.body).includes("selected_tool")
      ? json({ reason: "말로 답한다", selected_tool: "none", query: "" })
      : text(words),
  );
}

describe("the openai client", () => {
  it("lists the agents as models", async () => {
    const ids: string[] = [];
    for await (const model of client.models.list()) ids.push(model.id);
    for (const id of ["jihwi-chat", "jihwi-contract", "jihwi-inspect", "jihwi-research"]) assert.ok(ids.includes(id));
    assert.equal((await client.models.retrieve("jihwi-chat")).id, "jihwi-chat");
  });

  it("gets an answer, with usage and the trace it left", async () => {
    answerWith("안녕하세요. 무엇을 도와드릴까요?");
    const { data, response } = await client.chat.completions
      .create({ model: "jihwi-chat", messages: [{ role: "user", content: "안녕하세요" }] })
      .withResponse();
    assert.match(data.choices[0]?.message.content ?? "", /안녕하세요/);
    assert.equal(data.choices[0]?.finish_reason, "stop");
    assert.ok((data.usage?.total_tokens ?? 0) > 0);
    const turn = await server.store.turns.get(response.headers.get("x-jihwi-turn-id") ?? "");
    assert.equal(turn.agent, "chat");
  });

  it("goes on with the session when it repeats the conversation", async () => {
    answerWith("서울입니다.");
    const first = await client.chat.completions.create({
      model: "jihwi-chat",
      messages: [{ role: "user", content: "한국의 수도 이름을 말해 줘" }],
    });
    const answer = first.choices[0]?.message.content ?? "";
    await client.chat.completions.create({
      model: "jihwi-chat",
      messages: [
        { role: "user", content: "한국의 수도 이름을 말해 줘" },
        { role: "assistant", content: answer },
        { role: "user", content: "고마워" },
      ],
    });
    const sessions = (await server.store.sessions.list({ query: "수도" })).items;
    assert.equal(sessions.length, 1);
    assert.equal((await server.store.messages.list(sessions[0]?.id ?? "")).length, 4);
  });

  it("begins anew when the same beginning is gone on with twice: a question that was taken back is not seen", async () => {
    answerWith("파랑입니다.");
    const opening = { role: "user" as const, content: "좋아하는 빛깔을 하나 말해 줘" };
    const { choices } = await client.chat.completions.create({ model: "jihwi-chat", messages: [opening] });
    const beginning = [opening, { role: "assistant" as const, content: choices[0]?.message.content ?? "" }];
    const goOn = async (content: string) => {
      const asked = client.chat.completions.create({
        model: "jihwi-chat",
        messages: [...beginning, { role: "user", content }],
      });
      const turn = await server.store.turns.get((await asked.asResponse()).headers.get("x-jihwi-turn-id") ?? "");
      await asked;
      return (await server.store.messages.list(turn.sessionId)).map(({ text }) => text).join("\n");
    };
    assert.match(await goOn("첫째 비밀 물음"), /빛깔[\s\S]*첫째/);
    const second = await goOn("둘째 물음");
    assert.match(second, /빛깔[\s\S]*둘째/);
    assert.doesNotMatch(second, /첫째/);
  });

  it("pages through all files", async () => {
    const names = ["하나.md", "둘.md", "셋.md"];
    for (const name of names) await ruled.files.create({ file: new File([`# ${name}`], name), purpose: "assistants" });
    const listed: string[] = [];
    for await (const { filename } of ruled.files.list({ limit: 1 })) listed.push(filename);
    for (const name of names) assert.equal(listed.filter((one) => one === name).length, 1, name);
    for await (const { id } of ruled.files.list({ limit: 1 })) await ruled.files.delete(id);
    assert.deepEqual((await ruled.files.list()).data, [], "all are removed as they are listed");
  });

  it("is told what does not fit a response, and that no tool can be brought", async () => {
    const tool = { type: "function" as const, name: "weather", parameters: {}, strict: false };
    for (const wrong of [{ input: "날씨는?", tools: [tool] }, { input: [{ role: "critic", content: "날씨는?" }] }]) {
      const body = JSON.stringify({ model: "jihwi-chat", ...wrong });
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`${rules.url}/v1/responses`, { method: "POST", headers, body });
      assert.equal(answer.status, 400, await answer.text());
    }
  });

  it("must call its body JSON, as everywhere: what another site could send is refused", async () => {
    const body = JSON.stringify({
      model: "jihwi-chat",
      input: "지금 몇 시야?",
      messages: [{ role: "user", content: "?" }],
    });
    for (const path of ["chat/completions", "responses", "embeddings"])
      for (const type of ["text/plain", "application/x-www-form-urlencoded"]) {
        const headers = { "content-type": type };
        const answer = await fetch(`${rules.url}/v1/${path}`, { method: "POST", headers, body });
        assert.equal(answer.status, 400);
        assert.match(await answer.text(), /application\/json/);
      }
  });

  it("is told in words that its body is no JSON, and that no contract was named", async () => {
    const ask = async (body: string) => {
      const headers = { "content-type": "application/json", "accept-language": "en" };
      const answer = await fetch(`${rules.url}/v1/chat/completions`, { method: "POST", headers, body });
      return [answer.status, (await answer.json()).error.message];
    };
    const messages = [{ role: "user", content: "Who are the parties?" }];
    assert.deepEqual(await ask("{"), [400, "The body of the request is no JSON."]);
    const [status, message] = await ask(JSON.stringify({ model: "jihwi-contract", messages }));
    assert.equal(status, 400);
    assert.match(message, /^It is not said which contract.*file_ids/);
  });

  it("streams a cited answer over an uploaded PDF", async () => {
    const pdf = makePdf([[{ x: 50, y: 700, text: "환불은 구매일부터 14일 안에 신청하여야 한다." }]]);
    const file = await ruled.files.create({
      file: new File([new Uint8Array(pdf)], "환불 규정.pdf"),
      purpose: "assistants",
    });
    assert.equal(file.status, "processed");
    const stream = await ruled.chat.completions.create({
      model: "jihwi-chat",
      messages: [
        {
          role: "user",
          content: [
            { type: "text", text: "환불은 며칠 안에 신청해야 해?" },
            { type: "file", file: { file_id: file.id } },
          ],
        },
      ],
      stream: true,
      stream_options: { include_usage: true },
    });
    let words = "";
    let annotations: unknown[] = [];
    let usage = false;
    for await (const chunk of stream) {
      const [choice] = chunk.choices;
      words += choice?.delta.content ?? "";
      if (choice !== undefined && "annotations" in choice.delta && Array.isArray(choice.delta.annotations))
        annotations = choice.delta.annotations;
      usage ||= chunk.usage != null;
    }
    assert.match(words, /14일/);
    assert.ok(usage);
    assert.match(JSON.stringify(annotations), new RegExp(file.id));
    await ruled.files.delete(file.id);
    await assert.rejects(ruled.files.retrieve(file.id), (thrown: APIError) => thrown.status === 404);
  });

  it("cancels the turn when it stops reading", async () => {
    fake.respond((call) =>
      JSON.stringify(call.body).includes("selected_tool")
        ? json({ reason: "말로 답한다", selected_tool: "none", query: "" })
        : slow(
            Array.from({ length: 200 }, (_, index) => `낱말${index} `),
            50,
          ),
    );
    const stream = await client.chat.completions.create({
      model: "jihwi-chat",
      messages: [{ role: "user", content: "길게 이야기해 줘" }],
      stream: true,
    });
    let id = "";
    for await (const chunk of stream) {
      id = chunk.id.replace("chatcmpl-", "");
      if ((chunk.choices[0]?.delta.content ?? "") !== "") break;
    }
    stream.controller.abort();
    while ((await server.store.turns.get(id)).status === "running")
      await new Promise((resolve) => setTimeout(resolve, 50));
    assert.equal((await server.store.turns.get(id)).status, "cancelled");
  });

  it("ends at a stop sequence", async () => {
    answerWith("하나 둘 셋 넷");
    const { choices } = await client.chat.completions.create({
      model: "jihwi-chat",
      messages: [{ role: "user", content: "세어 봐" }],
      stop: "셋",
    });
    assert.equal(choices[0]?.message.content, "하나 둘 ");
  });

  it("is told that an answer broke off", async () => {
    const beginning = `계약을 끝내려면 먼저 상대에게 글로 알려야 합니다. ${"그 다음에는 정해진 기간을 기다립니다. ".repeat(10)}`;
    fake.respond((call) =>
      call.schema === null ? dieMidStream(beginning) : json({ reason: "", selected_tool: "none", query: "" }),
    );
    const messages = [{ role: "user" as const, content: "계약을 끝내는 법을 길게 이야기해 줘" }];
    const whole = await client.chat.completions.create({ model: "jihwi-chat", messages });
    assert.match(whole.choices[0]?.message.content ?? "", /글로 알려야/);
    assert.equal(whole.choices[0]?.finish_reason, "length");
    const reasons: unknown[] = [];
    for await (const { choices } of await client.chat.completions.create({
      model: "jihwi-chat",
      messages,
      stream: true,
    }))
      reasons.push(choices[0]?.finish_reason);
    assert.equal(reasons.at(-1), "length");
    const response = await client.responses.create({ model: "jihwi-chat", input: "계약을 끝내는 법을 이야기해 줘" });
    assert.deepEqual([response.status, response.incomplete_details?.reason], ["incomplete", "max_output_tokens"]);
  });

  it("speaks responses: streamed events, and a next one that follows", async () => {
    answerWith("첫 대답입니다.");
    const stream = await client.responses.create({ model: "jihwi-chat", input: "안녕?", stream: true });
    const types: string[] = [];
    let id = "";
    for await (const event of stream) {
      types.push(event.type);
      if (event.type === "response.completed") id = event.response.id;
    }
    assert.equal(types[0], "response.created");
    assert.ok(types.includes("response.output_text.delta"));
    assert.equal(types.at(-1), "response.completed");
    answerWith("둘째 대답입니다.");
    const next = await client.responses.create({ model: "jihwi-chat", input: "또?", previous_response_id: id });
    assert.match(next.output_text, /둘째/);
    const first = await server.store.turns.get(id.replace("resp_", ""));
    const second = await server.store.turns.get(next.id.replace("resp_", ""));
    assert.equal(first.sessionId, second.sessionId);
    assert.match((await client.responses.retrieve(id)).output_text ?? "", /첫 대답/);
  });

  const wrong: readonly (readonly [string, () => Promise<unknown>, number, RegExp])[] = [
    [
      "an image",
      async () =>
        client.chat.completions.create({
          model: "jihwi-chat",
          messages: [
            { role: "user", content: [{ type: "image_url", image_url: { url: "data:image/png;base64,AA==" } }] },
          ],
        }),
      400,
      /image/,
    ],
    [
      "a file inside a message",
      async () =>
        client.chat.completions.create({
          model: "jihwi-chat",
          messages: [{ role: "user", content: [{ type: "file", file: { file_data: "data:text/plain;base64,AA==" } }] }],
        }),
      400,
      /file_id/,
    ],
    [
      "two answers at once",
      async () =>
        client.chat.completions.create({ model: "jihwi-chat", messages: [{ role: "user", content: "?" }], n: 2 }),
      400,
      /n must be 1|1만/,
    ],
    [
      "a model that is not there",
      async () => client.chat.completions.create({ model: "gpt-9", messages: [{ role: "user", content: "?" }] }),
      404,
      /gpt-9/,
    ],
    [
      "no embedding model",
      async () => ruled.embeddings.create({ model: "any", input: "글" }),
      409,
      /JIHWI_MODEL_EMBED/,
    ],
    [
      "a wrong token",
      async () => new OpenAI({ baseURL: `${server.url}/v1`, apiKey: "wrong", maxRetries: 0 }).models.list(),
      401,
      /token|토큰/,
    ],
  ];
  for (const [name, ask, status, words] of wrong) {
    it(`is told of ${name} as OpenAI would`, async () => {
      await assert.rejects(ask(), (thrown: unknown) => {
        assert.ok(thrown instanceof APIError);
        assert.equal(thrown.status, status);
        assert.match(thrown.message, words);
        assert.equal(typeof thrown.type, "string");
        return true;
      });
    });
  }
});

describe("the AI SDK as a client", () => {
  const provider = createOpenAICompatible({ name: "jihwi", baseURL: `${rules.url}/v1`, includeUsage: true });

  it("generates and streams", async () => {
    const whole = await generateText({ model: provider("jihwi-chat"), prompt: "3 더하기 4는?" });
    assert.match(whole.text, /7/);
    const streamed = streamText({ model: provider("jihwi-inspect"), prompt: "연락처는 010-1234-5678입니다." });
    assert.notEqual((await streamed.text).trim(), "");
  });
});
