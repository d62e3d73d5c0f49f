import { z } from "zod";
import { languageSchema } from "#protocol";
import { createPreference } from "./create-preference.ts";

const browserLanguage = navigator.language.toLowerCase().startsWith("ko") ? "ko" : "en";

export const languagePreference = createPreference("jihwi.language", languageSchema, browserLanguage);

/** The JIHWI_TOKEN that a server bound beyond loopback asks for. */
export const tokenPreference = createPreference("jihwi.token", z.string().nullable(), null);

/** How many rounds of tools a chat turn may take. */
export const iterationsPreference = createPreference("jihwi.max-iterations", z.number().int().min(1).max(10), 5);

/** Whether the list of sessions stands beside a conversation. */
export const sessionsShownPreference = createPreference("jihwi.sessions-shown", z.boolean(), true);
