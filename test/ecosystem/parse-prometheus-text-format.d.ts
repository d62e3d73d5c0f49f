declare module "parse-prometheus-text-format" {
  export interface MetricFamily {
    readonly name: string;
    readonly help: string;
    readonly type: string;
    readonly metrics: readonly {
      readonly labels?: Readonly<Record<string, string>>;
      readonly value?: string;
      readonly buckets?: Readonly<Record<string, string>>;
    }[];
  }
  // biome-ignore lint/style/noDefaultExport: it is the package's own
  export default function parse(text: string): MetricFamily[];
}
