import { z } from "zod";
import { decodePercent } from "#language";
import { describeIssues, JihwiError, type Localized, webAddressSchema } from "#protocol";

/** What the standard variables of OpenTelemetry say of one signal. */
export interface OtlpTarget {
  readonly url: string;
  readonly protocol: "http/protobuf" | "http/json";
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

export interface OtlpSettings {
  readonly traces: OtlpTarget | null;
  readonly metrics: OtlpTarget | null;
  readonly serviceName: string;
  readonly resource: Readonly<Record<string, string>>;
  readonly content: boolean;
  /** How long spans and measurements are gathered before they are sent. */
  readonly traceDelayMs: number;
  readonly metricIntervalMs: number;
}

const milliseconds = z.coerce.number().int().min(1).max(3_600_000);
const exporter = z.enum(["otlp", "none"]).default("otlp");
const protocol = z.enum(["http/protobuf", "http/json"]);

const variablesSchema = z.object({
  OTEL_SDK_DISABLED: z.stringbool().default(false),
  OTEL_TRACES_EXPORTER: exporter,
  OTEL_METRICS_EXPORTER: exporter,
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddressSchema.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddressSchema.optional(),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: webAddressSchema.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol.default("http/protobuf"),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol.optional(),
  OTEL_EXPORTER_OTLP_METRICS_PROTOCOL: protocol.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default(""),
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: z.string().default(""),
  OTEL_EXPORTER_OTLP_METRICS_HEADERS: z.string().default(""),
  OTEL_EXPORTER_OTLP_TIMEOUT: milliseconds.default(10_000),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_RESOURCE_ATTRIBUTES: z.string().default(""),
  OTEL_BSP_SCHEDULE_DELAY: milliseconds.default(5_000),
  OTEL_METRIC_EXPORT_INTERVAL: milliseconds.default(60_000),
  OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: z.string().default("false"),
});

const signals = ["TRACES", "METRICS"] as const;
type Signal = (typeof signals)[number];
type Given = Readonly<Record<string, string | undefined>>;

/** Reads the standard variables. Null: nothing is exported, so that what they say is for other programs. */
export function readOtlpSettings(env: Given): OtlpSettings | null {
  const given: Given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => name.startsWith("OTEL_") && value !== ""),
  );
  if (
    z.stringbool().safeParse(given.OTEL_SDK_DISABLED).data === true ||
    !signals.some((signal) => isExported(signal, given))
  )
    return null;
  const parsed = variablesSchema.safeParse(given);
  if (!parsed.success) throw wrongVariables(describeIssues(parsed.error));
  const { data } = parsed;
  const target = (signal: Signal): OtlpTarget | null => {
    const own = data[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`];
    const url = own ?? withPath(data.OTEL_EXPORTER_OTLP_ENDPOINT, `v1/${signal.toLowerCase()}`);
    if (url === null || !isExported(signal, given)) return null;
    return {
      url,
      protocol: data[`OTEL_EXPORTER_OTLP_${signal}_PROTOCOL`] ?? data.OTEL_EXPORTER_OTLP_PROTOCOL,
      headers: {
        ...readPairs(data.OTEL_EXPORTER_OTLP_HEADERS),
        ...readPairs(data[`OTEL_EXPORTER_OTLP_${signal}_HEADERS`]),
      },
      timeoutMs: data.OTEL_EXPORTER_OTLP_TIMEOUT,
    };
  };
  const { "service.name": named, ...resource } = readPairs(data.OTEL_RESOURCE_ATTRIBUTES);
  return {
    traces: target("TRACES"),
    metrics: target("METRICS"),
    serviceName: data.OTEL_SERVICE_NAME ?? named ?? "jihwi",
    resource,
    content: /^(?:true|span_only|span_and_event)$/i.test(data.OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT),
    traceDelayMs: data.OTEL_BSP_SCHEDULE_DELAY,
    metricIntervalMs: data.OTEL_METRIC_EXPORT_INTERVAL,
  };
}

function isExported(signal: Signal, given: Given): boolean {
  const endpoint = given[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`] ?? given.OTEL_EXPORTER_OTLP_ENDPOINT;
  return endpoint !== undefined && given[`OTEL_${signal}_EXPORTER`] !== "none";
}

function withPath(base: string | undefined, path: string): string | null {
  return base === undefined ? null : `${base.replace(/\/+$/, "")}/${path}`;
}

/** `key=value,key2=value2`, percent-encoded, as OpenTelemetry writes lists. */
function readPairs(text: string): Record<string, string> {
  const pairs = text.split(",").map((pair) => pair.split("="));
  return Object.fromEntries(
    pairs.flatMap(([key = "", ...value]) =>
      key.trim() === "" ? [] : [[key.trim(), decodePercent(value.join("=").trim())] as const],
    ),
  );
}

function wrongVariables(what: Localized): JihwiError {
  return new JihwiError("bad-config", {
    message: {
      ko: `OpenTelemetry 설정이 잘못되었습니다: ${what.ko}`,
      en: `The OpenTelemetry variables are wrong: ${what.en}`,
    },
    hint: {
      ko: "그 변수를 고치거나 지우세요. 다른 프로그램의 설정이라면 OTEL_SDK_DISABLED=true로 끄세요.",
      en: "Mend it, or leave it out. If they are for another program, OTEL_SDK_DISABLED=true switches this off.",
    },
  });
}
