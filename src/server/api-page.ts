import { html, raw } from "hono/html";
import type { ApiDocument, ApiOperation, ApiParameter } from "./openapi.ts";

type Html = ReturnType<typeof html>;

/** The API as a page to read: made from `/api/openapi.json`, without a script, a font or a file from anywhere. */
export function apiPage(document: ApiDocument): Html {
  const groups = Map.groupBy(operationsOf(document), ({ operation }) => operation.tags[0] ?? "");
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Jihwi API</title>
<style>${raw(styles)}</style>
</head>
<body>
<header>
<h1>Jihwi API <small>${document.info.version}</small></h1>
<p>Requests and answers are JSON unless said otherwise. Where an access token is set, send <code>Authorization: Bearer …</code>.
For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI ${document.openapi}).</p>
<nav>${[...groups.keys()].map((name) => html`<a href="#${name}">${name}</a> `)}</nav>
</header>
<main>
${[...groups].map(
  ([name, operations]) => html`<section id="${name}">
<h2>${name}</h2>
${operations.map(operationHtml)}
</section>`,
)}
</main>
</body>
</html>`;
}

interface PlacedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: ApiOperation;
}

function operationsOf({ paths }: ApiDocument): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
}

function operationHtml({ method, path, operation }: PlacedOperation): Html {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  const answer = responses["200"];
  return html`<details id="${operationId}">
<summary><b class="${method}">${method.toUpperCase()}</b> <code>${path}</code> <span>${summary}</span></summary>
${parameters.length === 0 ? "" : parametersHtml(parameters)}
${requestBody === undefined ? "" : contentHtml("Body", requestBody.content)}
${answer === undefined ? "" : contentHtml(answer.description, answer.content ?? {})}
<h3>Example</h3>
<pre>${curlOf(method, path, requestBody !== undefined)}</pre>
</details>`;
}

function parametersHtml(parameters: readonly ApiParameter[]): Html {
  return html`<h3>Parameters</h3>
<table>${parameters.map(
    ({ name, in: place, required, schema }) =>
      html`<tr><td><code>${name}</code></td><td>${place}${required ? "" : ", optional"}</td>
<td><code>${JSON.stringify(schema)}</code></td></tr>`,
  )}</table>`;
}

function contentHtml(title: string, content: Readonly<Record<string, { readonly schema?: object }>>): Html {
  const kinds = Object.entries(content);
  return html`<h3>${title}</h3>
${kinds.map(
  ([type, { schema }]) => html`<p><code>${type}</code></p>
${schema === undefined ? "" : html`<pre>${JSON.stringify(schema, null, 2)}</pre>`}`,
)}`;
}

function curlOf(method: string, path: string, hasBody: boolean): string {
  const verb = method === "get" ? "" : ` -X ${method.toUpperCase()}`;
  const body = hasBody ? " -H 'content-type: application/json' -d '{…}'" : "";
  return `curl -s${verb} "$JIHWI${path}" -H "authorization: Bearer $JIHWI_TOKEN"${body}`;
}

const styles = `
:root { color-scheme: light dark; font: 15px/1.6 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
small, summary span { opacity: .7; font-weight: normal; }
nav a { margin-right: .6rem; }
details { border: 1px solid color-mix(in srgb, currentColor 18%, transparent); border-radius: 6px; margin: .4rem 0; padding: .4rem .8rem; }
summary { cursor: pointer; overflow-wrap: anywhere; }
summary b { display: inline-block; min-width: 4.2rem; font-size: .8rem; }
.get { color: #1c7ed6; } .post { color: #2b8a3e; } .put, .patch { color: #e67700; } .delete { color: #e03131; }
pre { overflow: auto; max-height: 28rem; padding: .6rem; border-radius: 4px; background: color-mix(in srgb, currentColor 7%, transparent); }
code, pre { font-size: .85rem; } td { padding: .1rem .8rem .1rem 0; vertical-align: top; overflow-wrap: anywhere; }
h3 { font-size: .9rem; margin: .8rem 0 .2rem; }
`;
