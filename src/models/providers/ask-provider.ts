import { fetchWithinOrigin, limitMessages } from "#net";

/** An answer that comes whole, and an event of one that is streamed, are far shorter. More would fill the memory of this machine. */
const mostBytes = 32 * 1024 * 1024;

/** `fetch` for everything that is asked of a model's provider. */
export const askProvider: typeof fetch = async (asked, init) =>
  limitMessages(await fetchWithinOrigin(asked, init), mostBytes);
