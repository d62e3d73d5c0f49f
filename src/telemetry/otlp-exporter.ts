import { SpanKind, SpanStatusCode, TraceFlags } from "@opentelemetry/api";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { BatchSpanProcessor, type ReadableSpan } from "@opentelemetry/sdk-trace";
import { scrub } from "#models";
import type { ModelCall } from "./model-calls.ts";
import { oncePerOutage } from "./once-per-outage.ts";
import type { OtlpSettings, OtlpTarget } from "./otlp-settings.ts";
import type { AttributeValue, SpanRecord } from "./span-record.ts";

export interface OtlpExporter {
  addSpans(spans: readonly SpanRecord[]): void;
  measure(calls: readonly ModelCall[]): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

const scope = "jihwi";
const tokenBounds = [1, 4, 16, 64, 256, 1024, 4096, 16384, 65536, 262144, 1048576, 4194304, 16777216, 67108864];
const secondBounds = [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92];

/** The official SDK behind our records. This file and those below it are imported only where an endpoint is set. */
export async function createOtlpExporter(
  settings: OtlpSettings,
  version: string,
  tell: (signal: string, error: Error | undefined) => void,
): Promise<OtlpExporter> {
  const { traces, metrics } = settings;
  const resource = resourceFromAttributes({
    ...settings.resource,
    "service.name": settings.serviceName,
    "service.version": version,
  });
  const processor = traces === null ? null : await spanProcessor(traces, settings, (error) => tell("traces", error));
  const meters =
    metrics === null
      ? null
      : new MeterProvider({
          resource,
          readers: [await metricReader(metrics, settings, (error) => tell("metrics", error))],
        });
  const meter = meters?.getMeter(scope, version);
  const tokens = meter?.createHistogram("gen_ai.client.token.usage", {
    unit: "{token}",
    description: "Number of input and output tokens used.",
    advice: { explicitBucketBoundaries: tokenBounds },
  });
  const durations = meter?.createHistogram("gen_ai.client.operation.duration", {
    unit: "s",
    description: "GenAI operation duration.",
    advice: { explicitBucketBoundaries: secondBounds },
  });
  return {
    addSpans(spans) {
      for (const span of spans)
        processor?.onEnd({ ...readable(span), resource, instrumentationScope: { name: scope, version } });
    },
    measure(calls) {
      for (const { entry, provider, model, errorType } of calls) {
        const labels = {
          "gen_ai.operation.name": "chat",
          "gen_ai.provider.name": scrub(provider),
          "gen_ai.request.model": scrub(model),
        };
        const failed = errorType === null ? {} : { "error.type": errorType };
        durations?.record((entry.endedAt - entry.startedAt) / 1000, { ...labels, ...failed });
        const { inputTokens = null, outputTokens = null } = entry.usage ?? {};
        if (inputTokens !== null) tokens?.record(inputTokens, { ...labels, "gen_ai.token.type": "input" });
        if (outputTokens !== null) tokens?.record(outputTokens, { ...labels, "gen_ai.token.type": "output" });
      }
    },
    async close() {
      await Promise.allSettled([processor?.shutdown(), meters?.shutdown()]);
    },
  };
}

async function spanProcessor(target: OtlpTarget, settings: OtlpSettings, tell: (error: Error | undefined) => void) {
  const { OTLPTraceExporter } =
    target.protocol === "http/json"
      ? await import("@opentelemetry/exporter-trace-otlp-http")
      : await import("@opentelemetry/exporter-trace-otlp-proto");
  const exporter = oncePerOutage(new OTLPTraceExporter(exporterOptions(target)), tell);
  return new BatchSpanProcessor({ exporter, scheduledDelayMillis: settings.traceDelayMs });
}

async function metricReader(target: OtlpTarget, settings: OtlpSettings, tell: (error: Error | undefined) => void) {
  const { OTLPMetricExporter } =
    target.protocol === "http/json"
      ? await import("@opentelemetry/exporter-metrics-otlp-http")
      : await import("@opentelemetry/exporter-metrics-otlp-proto");
  const exporter = oncePerOutage(new OTLPMetricExporter(exporterOptions(target)), tell);
  const exportTimeoutMillis = Math.min(target.timeoutMs, settings.metricIntervalMs);
  return new PeriodicExportingMetricReader({
    exporter,
    exportIntervalMillis: settings.metricIntervalMs,
    exportTimeoutMillis,
  });
}

function exporterOptions({ url, headers, timeoutMs }: OtlpTarget) {
  return { url, headers: { ...headers }, timeoutMillis: timeoutMs };
}

const sampled = { traceFlags: TraceFlags.SAMPLED, isRemote: false };

function readable(span: SpanRecord): Omit<ReadableSpan, "resource" | "instrumentationScope"> {
  const { traceId, spanId, parentSpanId, errorType } = span;
  return {
    name: scrub(span.name),
    kind: span.kind === "client" ? SpanKind.CLIENT : SpanKind.INTERNAL,
    spanContext: () => ({ traceId, spanId, ...sampled }),
    parentSpanContext: parentSpanId === null ? undefined : { traceId, spanId: parentSpanId, ...sampled },
    startTime: timeOf(span.startedAt),
    endTime: timeOf(span.endedAt),
    duration: timeOf(span.endedAt - span.startedAt),
    status: { code: errorType === null ? SpanStatusCode.UNSET : SpanStatusCode.ERROR },
    attributes: readableAttributes({ ...span.attributes, "error.type": errorType }),
    links: [],
    events: [],
    ended: true,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

/** Seconds and nanoseconds. */
function timeOf(milliseconds: number): [number, number] {
  const seconds = Math.floor(milliseconds / 1000);
  return [seconds, Math.round((milliseconds - seconds * 1000) * 1_000_000)];
}

function readableAttributes(attributes: SpanRecord["attributes"]): Record<string, AttributeValue> {
  const known: Record<string, AttributeValue> = {};
  for (const [key, value] of Object.entries(attributes))
    if (value !== null) known[key] = typeof value === "string" ? scrub(value) : value;
  return known;
}
