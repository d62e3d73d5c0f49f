import assert from "node:assert/strict";
import { test } from "node:test";
import type { JihwiError } from "#protocol";
import { readOtlpSettings } from "./otlp-settings.ts";

const ofOthers = { OTEL_EXPORTER_OTLP_PROTOCOL: "grpc", OTEL_TRACES_EXPORTER: "console", OTEL_BSP_SCHEDULE_DELAY: "x" };
const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4317" };

test("where nothing is exported, variables of other programs are not judged", () => {
  const switchedOff = { OTEL_SDK_DISABLED: "true" };
  const noSignal = { OTEL_TRACES_EXPORTER: "none", OTEL_METRICS_EXPORTER: "none" };
  for (const env of [{}, { ...endpoint, ...switchedOff }, { ...endpoint, ...noSignal }])
    assert.equal(readOtlpSettings({ ...ofOthers, ...env }), null, JSON.stringify(env));
  assert.equal(readOtlpSettings({ ...ofOthers, OTEL_EXPORTER_OTLP_ENDPOINT: "" }), null);
});

test("where something is exported, what cannot be heeded is refused, with the way to switch it off", () => {
  const refused = ({ code, hint }: JihwiError) => code === "bad-config" && /OTEL_SDK_DISABLED/.test(hint?.en ?? "");
  assert.throws(() => readOtlpSettings({ ...ofOthers, ...endpoint }), refused);
  assert.throws(() => readOtlpSettings({ ...endpoint, OTEL_SDK_DISABLED: "perhaps" }), refused);
  const traces = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://127.0.0.1:4318/t" };
  const settings = readOtlpSettings({ ...traces, OTEL_METRICS_EXPORTER: "none" });
  assert.deepEqual([settings?.traces?.url, settings?.metrics], [traces.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, null]);
});
