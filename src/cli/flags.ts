import { z } from "zod";

/** Given or not. */
export const flag = z.boolean().default(false);
export const anyText = z.string().optional();
/** May be repeated. */
export const list = z.array(z.string()).default([]);
/** A whole number within limits. */
export const integer = (least: number, most = Number.MAX_SAFE_INTEGER) => z.coerce.number().int().min(least).max(most);
