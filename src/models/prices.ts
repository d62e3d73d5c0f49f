import { z } from "zod";
import type { JihwiError, Usage } from "#protocol";
import { modelFailure } from "./failure.ts";
import table from "./known-models.json" with { type: "json" };

/** US dollars per million tokens. */
export const priceSchema = z.strictObject({
  inputPerMTok: z.number().nonnegative(),
  outputPerMTok: z.number().nonnegative(),
});
export type Price = z.infer<typeof priceSchema>;

/** Prices by model id (`openai:gpt-5`), as under `models.prices` in the configuration. */
export const pricesSchema = z.record(z.string(), priceSchema);
export type Prices = z.infer<typeof pricesSchema>;

const published = z
  .record(
    z.string(),
    priceSchema.extend({ until: z.iso.date().optional(), window: z.int().optional(), sees: z.boolean().default(true) }),
  )
  .parse(table.models);
const publishedOf = (id: string) => published[id] ?? published[id.replace(snapshot, "")];

/** The tokens of a model's context window as its provider publishes them; null when unknown. */
export function publishedWindow(id: string): number | null {
  return publishedOf(id)?.window ?? null;
}

/** Whether a model takes pictures; of one that is not known, nobody can tell before it was tried. */
export function publishedSight(id: string): boolean {
  return publishedOf(id)?.sees ?? false;
}

const free: Price = { inputPerMTok: 0, outputPerMTok: 0 };

/**
 * The price of a model, or null when it is unknown, which is not the same as nothing. What the configuration says
 * comes first. A published price also holds for a dated snapshot of the same model (`gpt-5-2025-08-07`,
 * `claude-sonnet-4-5-20250929`), and for no other name that happens to begin alike. A promotional price ends with its day.
 */
export function priceOf(id: string, isFree: boolean, overrides: Prices = {}, today = new Date()): Price | null {
  const own = overrides[id];
  if (own !== undefined) return own;
  if (isFree) return free;
  const found = publishedOf(id);
  if (found === undefined) return null;
  const { until, window: _, sees: __, ...price } = found;
  return until !== undefined && today.toISOString().slice(0, 10) > until ? null : price;
}

const snapshot = /-(\d{4}-\d{2}-\d{2}|\d{8}|\d{3})$/;

/**
 * What a call cost in US dollars; null when the price or the token counts are unknown. Cached input is counted in
 * full, so the figure is an upper bound.
 */
export function costOf(price: Price | null, usage: Usage): number | null {
  if (price === null) return null;
  const input = charge(price.inputPerMTok, usage.inputTokens);
  const output = charge(price.outputPerMTok, usage.outputTokens);
  return input === null || output === null ? null : input + output;
}

/** Why a model is not asked where money is limited. */
export function unknownPrice(id: string): JihwiError {
  const entry = `"${id}": { inputPerMTok: 1, outputPerMTok: 4 }`;
  return modelFailure("unknown-price", { id, entry });
}

function charge(perMTok: number, tokens: number | null): number | null {
  if (perMTok === 0) return 0;
  return tokens === null ? null : (tokens * perMTok) / 1_000_000;
}
