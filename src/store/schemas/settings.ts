import { z } from "zod";
import { jsonText } from "../rows.ts";

export const settingRowSchema = z.object({ key: z.string(), value: jsonText(z.unknown()), updatedAt: z.number() });
