/** Pieces as a web stream that is pulled: nothing piles up while the reader is slow, and work stops when it goes away. */
export function bodyStreamOf(pieces: AsyncIterable<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    // An answer of which only the head is wanted is never read: it opens no file either.
    { highWaterMark: 0 },
  );
}
