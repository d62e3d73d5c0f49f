import assert from "node:assert/strict";
import { test } from "node:test";
import { createModelRegistry } from "#models";
import { roomForSources } from "./room-for-sources.ts";

test("a picture takes its share of the room, where the model sees it", () => {
  const photos = { id: "d", name: "photos.tiff", description: "", pictures: 3 };
  const state = { messages: [], summary: "", userInput: "", reading: null, sources: [], closest: [], lookedAt: [] };
  const roomOf = (sees: boolean, documents: readonly (typeof photos)[]) => {
    const models = createModelRegistry({ env: { JIHWI_MODEL: "openai:gpt-4o", OPENAI_API_KEY: "k" } });
    const model = models.forRole("respond");
    assert.ok(model);
    const capabilities = { ...model.capabilities, sees, window: 16_000 };
    const turn = { models: { forRole: () => ({ ...model, capabilities }) } };
    return roomForSources({ ...state, documents: [...documents] }, turn);
  };
  assert.equal(roomOf(true, []), 8_000);
  assert.equal(roomOf(true, [photos]), 12_000 - 3 * 1_600);
  assert.equal(roomOf(false, [photos]), 8_000);
});
