export { bodyTooLarge, requestRefused, tooSlow, unreachable, unreadableBody } from "./failures.ts";
export { fetchWithinOrigin } from "./fetch-within-origin.ts";
export { createHttpClient, type HttpClient, type HttpLimits, type HttpRequest } from "./http-client.ts";
export { limitMessages } from "./limit-messages.ts";
export { isLoopback } from "./loopback.ts";
export { notAnAddress, openPublic } from "./open-public.ts";
export { addressRefused, isPublicAddress, lookupPublic } from "./public-address.ts";
export { readBody } from "./read-body.ts";
export { retryAfterOf } from "./retry-after.ts";
