import { setTimeout } from "node:timers/promises";
import { rememberSecret } from "#models";
import { JihwiError, toJihwiError } from "#protocol";
import type { FollowedUpTurn, TurnListener } from "#turns";
import type { SpanOptions } from "./message-content.ts";
import { modelCallOf } from "./model-calls.ts";
import type { OtlpExporter } from "./otlp-exporter.ts";
import { type OtlpSettings, readOtlpSettings } from "./otlp-settings.ts";
import type { SpanRecord } from "./span-record.ts";
import { spansOfRows, spansOfTurn } from "./spans-of-turn.ts";

export interface Telemetry extends TurnListener {
  /** Sends what is left, within a bounded time. */
  close(): Promise<void>;
}

export interface TelemetryOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly version: string;
  readonly log: (error: JihwiError, about: string) => void;
}

/** A collector that is away must not hold a program that wants to end. */
const closeLimitMs = 3_000;

/** Exports finished turns by OTLP where the standard variables name an endpoint; null where they do not. */
export function createTelemetry({ env, version, log }: TelemetryOptions): Telemetry | null {
  const settings = readOtlpSettings(env);
  if (settings === null) return null;
  for (const value of headerValues(settings)) rememberSecret(value);
  const tellAway = (signal: string, error: Error | undefined) => log(away(signal, error), "OpenTelemetry");
  let opened: Promise<OtlpExporter> | null = null;

  const send = (use: (exporter: OtlpExporter) => void): void => {
    opened ??= import("./otlp-exporter.ts").then(({ createOtlpExporter }) =>
      createOtlpExporter(settings, version, tellAway),
    );
    opened.then(use).catch((thrown: unknown) => log(toJihwiError(thrown), "OpenTelemetry"));
  };

  const tell = <Told extends FollowedUpTurn>(turn: Told, spansOf: (turn: Told, options: SpanOptions) => SpanRecord[]) =>
    send((exporter) => {
      exporter.measure(turn.entries.flatMap((entry) => modelCallOf(entry) ?? []));
      if (turn.trace?.sampled !== false) exporter.addSpans(spansOf(turn, settings));
    });

  return {
    ended: (turn) => tell(turn, spansOfTurn),
    kept: (turn) => tell(turn, spansOfTurn),
    followedUp: (turn) => tell(turn, spansOfRows),
    async close() {
      const sent = opened?.then((exporter) => exporter.close()).catch(() => {});
      await Promise.race([sent, setTimeout(closeLimitMs, undefined, { ref: false })]);
    },
  };
}

/** Headers carry the collector's key. */
function headerValues({ traces, metrics }: OtlpSettings): string[] {
  return [traces, metrics].flatMap((target) => Object.values(target?.headers ?? {}));
}

function away(signal: string, cause: Error | undefined): JihwiError {
  const detail = cause?.message ?? "no answer";
  return new JihwiError("tool-failed", {
    message: {
      ko: `OpenTelemetry ${signal}을(를) 보내지 못했습니다: ${detail}. 다시 될 때까지 더 알리지 않습니다.`,
      en: `OpenTelemetry ${signal} could not be sent: ${detail}. Nothing more is said until it works again.`,
    },
    cause,
  });
}
