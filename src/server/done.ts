/** The answer to a request that only had to be done. */
export const done = { ok: true } as const;
