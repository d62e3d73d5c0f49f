export { refused, unreadable } from "./failures.ts";
export { createHttpClient, type HttpClient, type HttpLimits, type HttpRequest } from "./http-client.ts";
export { isLoopback } from "./loopback.ts";
export { addressRefused, isPublicAddress, lookupPublic } from "./public-address.ts";
export { readText } from "./read-text.ts";
export { retryAfterOf } from "./retry-after.ts";
