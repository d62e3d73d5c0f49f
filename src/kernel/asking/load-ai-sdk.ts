export type AiSdk = typeof import("ai");

let sdk: AiSdk | undefined;

/** The AI SDK, loaded at the first model call: a turn by rules never pays for it, and later calls do not look it up again. */
export async function loadAiSdk(): Promise<AiSdk> {
  sdk ??= await import("ai");
  return sdk;
}
