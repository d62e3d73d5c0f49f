import { fetchWithinOrigin, limitMessages } from "#net";

/** An answer is far shorter, streamed or whole, with all that is thought before it. More would fill the memory of this machine. */
const mostBytes = 32 * 1024 * 1024;

/** `fetch` for everything that is asked of a model's provider. */
export const askProvider: typeof fetch = async (asked, init) =>
  limitMessages(await fetchWithinOrigin(asked, init), mostBytes, true);
