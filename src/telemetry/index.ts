export { createMetrics, type Metrics } from "./prometheus/metrics.ts";
export { expositionType } from "./prometheus/registry.ts";
export { createTelemetry } from "./telemetry.ts";
