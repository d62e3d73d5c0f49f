import { monitorEventLoopDelay } from "node:perf_hooks";
import type { MetricRegistry, Sample } from "./registry.ts";

const one = (value: number): Sample[] => [{ labels: {}, value }];
const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);

/** Memory, processor and event loop, under the names that dashboards for Node know. */
export function addProcessMetrics(registry: MetricRegistry): void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  const { gauge } = registry;
  gauge("process_start_time_seconds", "When the process began, in seconds since 1970.", () =>
    one(Math.round(performance.timeOrigin / 1000)),
  );
  gauge("process_resident_memory_bytes", "Resident memory.", () => one(process.memoryUsage.rss()));
  gauge("nodejs_heap_size_used_bytes", "Heap in use.", () => one(process.memoryUsage().heapUsed));
  gauge("nodejs_heap_size_total_bytes", "Heap.", () => one(process.memoryUsage().heapTotal));
  gauge("process_cpu_seconds", "Processor time, user and system.", () => {
    const { user, system } = process.cpuUsage();
    return one((user + system) / 1e6);
  });
  gauge("nodejs_eventloop_lag_seconds", "Delay of the event loop since the last scrape.", () => {
    // Watched from the first scrape on: programs that nobody scrapes keep no timer.
    delay.enable();
    const samples = [0.5, 0.99].map((share) => ({
      labels: { quantile: String(share) },
      value: seconds(delay.percentile(share * 100)),
    }));
    const most = { labels: { quantile: "1" }, value: delay.count === 0 ? 0 : seconds(delay.max) };
    delay.reset();
    return [...samples, most];
  });
}
