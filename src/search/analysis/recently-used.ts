/**
 * Remembers what a pure function gave for the keys that were used lately, at most twice `size` of them: when the young
 * generation is full it becomes the old one, and what of it is not used again is forgotten.
 */
export function recentlyUsed<Value>(size: number, compute: (key: string) => Value): (key: string) => Value {
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();
  return (key) => {
    const known = young.get(key);
    if (known !== undefined) return known;
    const value = old.get(key) ?? compute(key);
    if (young.size >= size) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
    return value;
  };
}
