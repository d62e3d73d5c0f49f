export type Labels = Readonly<Record<string, string>>;

export interface Counter {
  add(labels: Labels, amount?: number): void;
}

export interface Histogram {
  observe(labels: Labels, value: number): void;
}

export interface Sample {
  readonly labels: Labels;
  readonly value: number;
}

/** Measurements of this process, and their text in the exposition format of Prometheus. */
export interface MetricRegistry {
  counter(name: string, help: string): Counter;
  histogram(name: string, help: string, bounds: readonly number[]): Histogram;
  /** Asked anew whenever the text is made. */
  gauge(name: string, help: string, read: () => Promise<readonly Sample[]> | readonly Sample[]): void;
  text(): Promise<string>;
}

export const expositionType = "text/plain; version=0.0.4; charset=utf-8";

export function createMetricRegistry(): MetricRegistry {
  const families: (() => Promise<string[]>)[] = [];
  const add = (name: string, help: string, type: string, lines: () => Promise<string[]> | string[]) =>
    families.push(async () => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...(await lines())]);

  return {
    counter(name, help) {
      const sums = new Map<string, number>();
      add(name, help, "counter", () => [...sums].map(([labels, sum]) => `${name}${labels} ${sum}`));
      return {
        add(labels, amount = 1) {
          const key = labelText(labels);
          sums.set(key, (sums.get(key) ?? 0) + amount);
        },
      };
    },

    histogram(name, help, bounds) {
      const series = new Map<string, { labels: Labels; counts: number[]; sum: number }>();
      add(name, help, "histogram", () => [...series.values()].flatMap((one) => histogramLines(name, bounds, one)));
      return {
        observe(labels, value) {
          const key = labelText(labels);
          const one = series.get(key) ?? { labels, counts: Array<number>(bounds.length + 1).fill(0), sum: 0 };
          const at = bounds.findIndex((bound) => value <= bound);
          const bucket = at === -1 ? bounds.length : at;
          one.counts[bucket] = (one.counts[bucket] ?? 0) + 1;
          one.sum += value;
          series.set(key, one);
        },
      };
    },

    gauge(name, help, read) {
      add(name, help, "gauge", async () =>
        (await read()).map(({ labels, value }) => `${name}${labelText(labels)} ${value}`),
      );
    },

    async text() {
      const texts = await Promise.all(families.map((lines) => lines()));
      return `${texts.flat().join("\n")}\n`;
    },
  };
}

function histogramLines(
  name: string,
  bounds: readonly number[],
  { labels, counts, sum }: { labels: Labels; counts: readonly number[]; sum: number },
): string[] {
  let total = 0;
  const buckets = counts.map((count, at) => {
    total += count;
    const le = at === bounds.length ? "+Inf" : String(bounds[at]);
    return `${name}_bucket${labelText({ ...labels, le })} ${total}`;
  });
  return [...buckets, `${name}_sum${labelText(labels)} ${sum}`, `${name}_count${labelText(labels)} ${total}`];
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function escaped(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
