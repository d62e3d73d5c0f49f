import { z } from "zod";

/** The place of a turn among the spans of other programs, as W3C Trace Context writes it. */
export const traceContextSchema = z.object({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  /** The caller's span; null where the turn begins the trace. */
  parentSpanId: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .nullable(),
  /** False: the caller does not record this trace, so neither do we. */
  sampled: z.boolean(),
});
export type TraceContext = z.infer<typeof traceContextSchema>;

const traceparentShape = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})/;

/** Reads a `traceparent` header; null for one that is absent or says nothing valid. */
export function readTraceparent(header: string | undefined): TraceContext | null {
  const [, traceId, parentSpanId, flags] = traceparentShape.exec(header?.trim() ?? "") ?? [];
  if (traceId === undefined || parentSpanId === undefined || flags === undefined) return null;
  if ([traceId, parentSpanId].some((id) => Number.parseInt(id, 16) === 0)) return null;
  return { traceId, parentSpanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
