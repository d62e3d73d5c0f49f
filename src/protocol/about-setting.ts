import type { Localized } from "./language.ts";

/** What a member of the configuration sets, for `.meta()`: the configuration reference is written from it. */
export function aboutSetting(ko: string, en: string): { readonly about: Localized } {
  return { about: { ko, en } };
}
