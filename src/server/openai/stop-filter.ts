/** Lets text through up to the first stop sequence, holding back only what could be the beginning of one. */
export function createStopFilter(stops: readonly string[]): {
  push(delta: string): string;
  flush(): string;
  readonly stopped: boolean;
} {
  const longest = Math.max(0, ...stops.map((stop) => stop.length));
  let held = "";
  let stopped = false;
  return {
    push(delta) {
      if (stopped) return "";
      if (longest === 0) return delta;
      held += delta;
      const first = Math.min(...stops.map((stop) => held.indexOf(stop)).filter((at) => at !== -1));
      if (Number.isFinite(first)) {
        stopped = true;
        return held.slice(0, first);
      }
      const safe = Math.max(0, held.length - longest + 1);
      const out = held.slice(0, safe);
      held = held.slice(safe);
      return out;
    },
    flush: () => (stopped ? "" : held),
    get stopped() {
      return stopped;
    },
  };
}
