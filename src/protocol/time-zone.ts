import { z } from "zod";

/** The name of a time zone that this machine knows, such as `Asia/Seoul`. */
export const timeZoneSchema = z
  .string()
  .max(100)
  .refine(isTimeZone, { error: "not a time zone", params: { ko: "시간대 이름이 아닙니다" } });

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
