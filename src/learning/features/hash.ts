/** Features are hashed into this many places; two that share a place share a weight, which is rare. */
export const places = 1 << 20;

const prime = 16777619;

/** FNV-1a, fed by one character code at a time, so that growing pieces of a text cost one step each. */
export function startHash(seed: string): number {
  let hash = 2166136261;
  for (let at = 0; at < seed.length; at += 1) hash = feedHash(hash, seed.charCodeAt(at));
  return hash;
}

export function feedHash(hash: number, code: number): number {
  return Math.imul(hash ^ code, prime);
}

/** FNV's low bits are weak: they are mixed before they choose a place. */
export function placeOf(hash: number): number {
  let mixed = hash ^ (hash >>> 15);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % places;
}
