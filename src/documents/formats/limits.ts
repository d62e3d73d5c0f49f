import { z } from "zod";

const megabyte = 1024 * 1024;

/** How much of the machine one file may use. Every limit ends in an error that names it. */
export const parseLimitsSchema = z.object({
  /** Size of the file. */
  bytes: z
    .number()
    .int()
    .positive()
    .default(100 * megabyte),
  /** Size of what is packed in the file (docx and hwpx are zip archives). */
  unpackedBytes: z
    .number()
    .int()
    .positive()
    .default(400 * megabyte),
  pages: z.number().int().positive().default(5000),
  /** Memory that reading adds to the parser process, buffers included. */
  memoryMb: z.number().int().positive().default(768),
  /**
   * Time the parser process is waited for, in sum; the time its pages are worked on elsewhere is not counted. A page that is
   * recognised has it for itself.
   */
  timeMs: z.number().int().positive().default(180_000),
});
export type ParseLimits = z.infer<typeof parseLimitsSchema>;

/** The longer side of a page whose words are recognised, in pixels: A4 at 200 dots an inch, which is read best. */
export const recognisedSide = 2339;

export const defaultParseLimits: ParseLimits = parseLimitsSchema.parse({});
