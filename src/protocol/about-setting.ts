import words from "./about-settings.json" with { type: "json" };
import type { Localized } from "./language.ts";

/** What a member of the configuration sets, for `.meta()`: the configuration reference and errors are written from it. */
export function aboutSetting(name: keyof typeof words): { readonly about: Localized } {
  return { about: words[name] };
}
