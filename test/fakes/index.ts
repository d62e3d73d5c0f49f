export type { FakeCall } from "./call.ts";
export { environmentOf, fakeKey, type ProtocolName } from "./environment.ts";
export { type FakeProvider, startFakeProvider } from "./fake-provider.ts";
export {
  dieMidStream,
  empty,
  endless,
  error,
  filtered,
  hang,
  json,
  malformed,
  type Reply,
  raw,
  refusal,
  slow,
  stopMidStream,
  text,
  toolCalls,
} from "./reply.ts";
