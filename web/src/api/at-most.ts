/** Lets no more than so many works go on at once; the others wait for their turn. */
export function atMost(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let working = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (working < most) working += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      // Whoever waits takes the place over.
      const begin = waiting.shift();
      if (begin === undefined) working -= 1;
      else begin();
    }
  };
}
