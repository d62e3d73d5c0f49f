/** Runs changes one after the other, each when the one before has ended, well or not: what reads and then writes needs it. */
export function oneAfterTheOther() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(change: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(change);
    last = mine.catch(() => {});
    return mine;
  };
}
