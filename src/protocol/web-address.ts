import { z } from "zod";

const address = z.url({ protocol: /^https?$/ });

/** An address that is reached by HTTP: another, such as `ftp://…`, is a URL as well, and zod would say that it is none. */
export const webAddressSchema = z
  .string()
  .trim()
  .max(2_000)
  .refine((text) => address.safeParse(text).success, {
    error: "an address that begins with http:// or https:// is wanted",
    params: { ko: "http:// 또는 https://로 시작하는 주소여야 합니다" },
  })
  .meta({ format: "uri" });

/** Whether what is written is an address of the web, which a page may link to. */
export const isWebAddress = (written: string): boolean => /^https?:\/\//i.test(written);
