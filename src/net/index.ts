export { createHttpClient, type HttpLimits } from "./http-client.ts";
export { addressRefused, isPublicAddress, lookupPublic } from "./public-address.ts";
export { readLimited } from "./read-limited.ts";
export { refused, unreadable } from "./source-errors.ts";
