import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { secureHeaders } from "hono/secure-headers";
import type { JihwiApp } from "#app";
import type { JihwiError, Route } from "#protocol";
import { expositionType } from "#telemetry";
import { demandToken, refuseForeignOrigins, refuseForeignPages } from "./access.ts";
import { answerJson } from "./answer-json.ts";
import { apiPage } from "./api-page.ts";
import { answerError } from "./errors.ts";
import { serverFailure } from "./failure.ts";
import { keepStreamsOpen } from "./keep-streams-open.ts";
import { serveMcp } from "./mcp-door.ts";
import { serveOpenAi } from "./openai/index.ts";
import { openApiOf } from "./openapi.ts";
import { createReadiness } from "./readiness.ts";
import { createRouter } from "./router.ts";
import { routes } from "./routes/index.ts";
import { isUpload } from "./uploads.ts";
import { serveWeb } from "./web.ts";

/** The largest body of a JSON request. Uploads have limits of their own. */
const largestJson = 2 * 1024 * 1024;
/** A report names every place that was found, and comes back to be made into a file. */
const largestReport = 64 * 1024 * 1024;

/** The whole HTTP surface over an installation, bound to a host; tests call it without a socket. */
export function createApp(jihwi: JihwiApp, host = jihwi.config.host): Hono {
  const app = new Hono();
  app.onError((thrown, context) => answerError(thrown, context, (error) => jihwi.log(error, context.req.path)));
  app.notFound((context) => answerError(noSuchPath(context.req.path), context, () => {}));
  app.use((context, next) => {
    context.set("language", jihwi.config.language);
    return next();
  });
  app.use(compress());
  app.use(keepStreamsOpen());
  app.use(secureHeaders({ contentSecurityPolicy, crossOriginEmbedderPolicy: false, xFrameOptions: "DENY" }));
  app.use(refuseForeignOrigins(host));
  // What can be asked is no secret, and a browser has no token to send when it opens a page.
  app.get("/api/docs", (context) => context.html(description().page));
  const wantsToken = demandToken(jihwi.config.token, (from) => jihwi.audit.record("token-refused", { from }));
  for (const path of ["/api/*", "/v1/*", "/mcp"]) app.use(path, refuseForeignPages, wantsToken);
  if (jihwi.config.metrics === "token") app.use("/metrics", wantsToken);
  for (const path of ["/api/*", "/v1/*", "/mcp"])
    app.use(path, async (context, next) => {
      if (isUpload(context)) return next();
      const maxSize = context.req.path === "/api/inspect/report" ? largestReport : largestJson;
      return bodyLimit({ maxSize, onError: () => answerError(tooLarge(), context, () => {}) })(context, next);
    });
  app.get("/health", (context) => answerJson(context, { ok: true }));
  const readiness = createReadiness(jihwi.store);
  app.get("/ready", async (context) => {
    await readiness();
    return context.json({ ok: true });
  });
  app.get("/metrics", async (context) => {
    context.header("content-type", expositionType);
    return context.body(await jihwi.work.metrics.text());
  });
  const router = createRouter(app, jihwi.audit);
  for (const addRoutes of routes) addRoutes(router, jihwi);
  // Made once: anybody may ask for it, and it takes as long as hundreds of other answers.
  let described: ApiDescription | undefined;
  const description = () => (described ??= describeApi(router.declared, jihwi.version));
  app.get("/api/openapi.json", (context) => context.json(description().document));
  serveOpenAi(app, jihwi);
  serveMcp(app, jihwi);
  app.get("/openapi.json", (context) => context.redirect("/api/openapi.json", 308));
  serveWeb(app);
  return app;
}

type ApiDescription = ReturnType<typeof describeApi>;

function describeApi(declared: readonly Route[], version: string) {
  const document = openApiOf(declared, version);
  return { document, page: apiPage(document) };
}

/** Text from documents and models is never HTML; even if it were, nothing but our own scripts would run. */
const contentSecurityPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", "data:", "blob:"],
  fontSrc: ["'self'", "data:"],
  connectSrc: ["'self'", "blob:"],
  workerSrc: ["'self'", "blob:"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
};

function noSuchPath(path: string): JihwiError {
  return serverFailure("no-such-path", { path });
}

function tooLarge(): JihwiError {
  return serverFailure("too-large");
}
