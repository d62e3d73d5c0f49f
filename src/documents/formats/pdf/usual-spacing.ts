import { z } from "zod";
import { readAsset } from "#kernel";
import type { SpacingCounts } from "./korean-spacing.ts";

let read: SpacingCounts | null = null;

/** Where Korean usually has its spaces, for pages too short to tell: a context a line, counted by `npm run train:spacing`. */
export function usualSpacing(): SpacingCounts {
  read ??= { counts: new Map(readAsset("documents/formats/pdf/usual-spacing.txt").trimEnd().split("\n").map(toCount)) };
  return read;
}

const countsSchema = z.tuple([z.coerce.number().int(), z.coerce.number().int()]);

function toCount(line: string): [string, [joined: number, spaced: number]] {
  const [context = "", ...counts] = line.split("\t");
  return [context, z.parse(countsSchema, counts)];
}
