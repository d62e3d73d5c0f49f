import type { AddressInfo } from "node:net";
import type { JihwiApp } from "#app";
import { isLoopback } from "#net";
import { JihwiError } from "#protocol";
import { createApp } from "./app.ts";
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
    return new JihwiError("port-in-use", {
      message: { ko: `${host}:${port}은(는) 이미 쓰이고 있습니다.`, en: `${host}:${port} is already in use.` },
      hint: {
        ko: "그 프로그램을 끄거나 PORT를 다른 번호로 정해 주세요.",
        en: "Stop the program that uses it, or set PORT to another number.",
      },
      cause,
    });
  }
  return new JihwiError("bad-config", {
    message: {
      ko: `${host}:${port}에서 열 수 없습니다: ${cause.message}`,
      en: `Cannot listen on ${host}:${port}: ${cause.message}`,
    },
    hint: { ko: "HOST와 PORT를 확인해 주세요.", en: "Check HOST and PORT." },
    cause,
  });
}

function tokenMissing(host: string): JihwiError {
  return new JihwiError("bad-config", {
    message: {
      ko: `${host}(으)로 열면 다른 컴퓨터에서도 들어올 수 있으므로 JIHWI_TOKEN이 있어야 합니다.`,
      en: `Bound to ${host}, Jihwi can be reached from other machines and needs JIHWI_TOKEN.`,
    },
    hint: {
      ko: "16자 이상의 JIHWI_TOKEN을 정하거나 HOST=127.0.0.1로 열어 주세요.",
      en: "Set JIHWI_TOKEN to 16 characters or more, or use HOST=127.0.0.1.",
    },
  });
}
