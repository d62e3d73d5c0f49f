export { createTelemetry, type Telemetry } from "./telemetry.ts";
