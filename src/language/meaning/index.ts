export { splitParticle } from "./particles.ts";
export { definedAliases, derivedParties, type PartyHit, type PartyWords, partyWords } from "./parties.ts";
export { vagueParties } from "./party-table.ts";
export { type Quantity, readQuantities, sameQuantity } from "./quantities/index.ts";
export { type Mention, type Reading, readClause } from "./reading.ts";
export { isStopWord } from "./stop-words.ts";
