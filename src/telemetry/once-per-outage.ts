interface ExportResult {
  readonly code: number;
  readonly error?: Error;
}

interface Exporter<Batch> {
  export(batch: Batch, done: (result: ExportResult) => void): void;
}

/** An exporter whose outage is told once, when it begins; the SDK would tell of every batch. What could not be sent is lost. */
export function oncePerOutage<Batch, Wrapped extends Exporter<Batch>>(
  exporter: Wrapped,
  tell: (error: Error | undefined) => void,
): Wrapped {
  let isAway = false;
  const send = exporter.export.bind(exporter);
  exporter.export = (batch, done) =>
    send(batch, ({ code, error }) => {
      if (code !== 0 && !isAway) tell(error);
      isAway = code !== 0;
      done({ code: 0 });
    });
  return exporter;
}
