import settings from "./about-settings.json" with { type: "json" };
import type { Localized } from "./language.ts";

const words: Readonly<Record<string, Localized>> = settings;

/** What a member of the configuration sets, for `.meta()`: the configuration reference and errors are written from it. */
export function aboutSetting(name: string): { readonly about: Localized } {
  const about = words[name];
  if (about === undefined) throw new Error(`about-settings.json has no words for ${name}`);
  return { about };
}
