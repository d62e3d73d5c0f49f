import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";

/** A file may unpack a gigabyte in a second. */
const everyMs = 25;
const megabyte = 1024 * 1024;

/** How much memory the file that was just opened may add to the process. */
const orderSchema = z.object({ memoryMb: z.number() });
export type GuardOrder = z.infer<typeof orderSchema>;

/**
 * A thread of the parser process, which goes on while a hostile file keeps the main thread in a loop. It ends the process
 * when reading takes more memory than allowed, counted by the system: what a file unpacks to lies outside of the JavaScript
 * heap. And it ends the process when the server that started it is gone.
 */
if (parentPort !== null) guard(parentPort, z.number().parse(workerData));

function guard(port: NonNullable<typeof parentPort>, server: number): void {
  let most = Number.POSITIVE_INFINITY;
  port.on("message", (message) => {
    most = process.memoryUsage.rss() + orderSchema.parse(message).memoryMb * megabyte;
  });
  setInterval(() => {
    if (process.ppid !== server || process.memoryUsage.rss() > most) process.kill(process.pid, "SIGKILL");
  }, everyMs);
}
