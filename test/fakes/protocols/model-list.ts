/** What a server says it has: Ollama at `/api/tags`, everything that follows OpenAI at `/v1/models`. Null: no such list. */
export function modelList(path: string, models: readonly string[]): unknown {
  if (path === "/api/tags") return { models: models.map((name) => ({ name, model: name })) };
  if (path === "/v1/models") return { object: "list", data: models.map((id) => ({ id, object: "model" })) };
  return null;
}
