import { languagePreference, tokenPreference } from "../preferences/preferences.ts";
import { accessRefused } from "./access.ts";
import { errorOf, unreachable } from "./api-error.ts";

/** What every call to the server says about its caller. */
export function requestHeaders(): Record<string, string> {
  const token = tokenPreference.get();
  const language = { "x-jihwi-language": languagePreference.get() };
  return token === null ? language : { ...language, authorization: `Bearer ${token}` };
}

/** `fetch` with our headers. A failing status becomes an ApiError, so that callers see answers only. */
export const fetchAnswer: typeof fetch = async (input, init) => {
  const token = tokenPreference.get();
  const headers = new Headers(init?.headers);
  for (const [name, value] of Object.entries(requestHeaders())) headers.set(name, value);
  let response: Response;
  try {
    response = await fetch(input, { ...init, headers });
  } catch (thrown) {
    if (init?.signal?.aborted) throw thrown;
    throw unreachable(thrown);
  }
  if (response.ok) return response;
  const error = errorOf(await response.text(), response.status);
  if (error.code === "unauthorized") {
    // A wrong token is answered late, when another may have been entered; that one is asked with.
    if (tokenPreference.get() !== token) return fetchAnswer(input, init);
    accessRefused();
  }
  throw error;
};
