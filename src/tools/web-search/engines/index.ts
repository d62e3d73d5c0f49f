import type { Environment } from "#models";
import type { Engine } from "../engine.ts";
import { brave } from "./brave.ts";
import { searxng } from "./searxng.ts";
import { tavily } from "./tavily.ts";

/** In the order in which they are taken when more than one is configured. */
const engines: readonly Engine[] = [tavily, searxng, brave];

export function configuredEngine(env: Environment): Engine | null {
  return engines.find(({ setting }) => Boolean(env[setting])) ?? null;
}
