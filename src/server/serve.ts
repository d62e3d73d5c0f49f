import type { AddressInfo } from "node:net";
import type { JihwiApp } from "#app";
import { isLoopback } from "#net";
import type { JihwiError } from "#protocol";
import { createApp } from "./app.ts";
import { serverFailure } from "./failure.ts";
import { createHttpServer } from "./http-server.ts";

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Listens. Bound to anything but loopback it demands a token, and refuses to start without one. */
export async function serve(
  jihwi: JihwiApp,
  at: { readonly host: string; readonly port: number } = jihwi.config,
): Promise<RunningServer> {
  const { host, port } = at;
  const { token } = jihwi.config;
  if (!isLoopback(host) && token === null) throw tokenMissing(host);
  const app = createApp(jihwi, host);
  const server = createHttpServer(app.fetch, { hostname: host });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => reject(cannotListen(host, port, cause)));
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const shown = address.family === "IPv6" ? `[${address.address}]` : address.address;
  return {
    url: `http://${shown}:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function cannotListen(host: string, port: number, cause: NodeJS.ErrnoException): JihwiError {
  if (cause.code === "EADDRINUSE") {
    return serverFailure("address-in-use", { host, port }, { cause });
  }
  return serverFailure("cannot-listen-on", { host, port, message: cause.message }, { cause });
}

function tokenMissing(host: string): JihwiError {
  return serverFailure("token-missing", { host });
}
