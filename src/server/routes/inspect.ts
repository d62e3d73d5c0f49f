import type { JihwiApp } from "#app";
import { inspectApi } from "#protocol";
import { reportFiles } from "../report-files.ts";
import type { Router } from "../router.ts";
import { sendFile } from "../send-file.ts";

/** One text: what can be run, what it would do, how criteria compile, and its report as a file. */
export function inspectRoutes(router: Router, { inspect }: JihwiApp): void {
  router.add(inspectApi.algorithms, ({ language }) => inspect.algorithms(language));

  router.add(inspectApi.plan, ({ body: { only, all, criteria }, language }) =>
    inspect.plan({ only: only ?? undefined, all, criteria: criteria ?? undefined }, language),
  );

  router.add(inspectApi.criteria, ({ body }) => inspect.compile(body.algorithm, body.markdown));

  router.add(inspectApi.fix, ({ body: { text, findings } }) => inspect.fix(text, findings));

  router.add(inspectApi.report, ({ query: { format }, body: report, context, language }) => {
    const { extension, type } = reportFiles[format];
    const content = inspect.render(report, format, language);
    return sendFile(context, content, { name: `${report.document}.${extension}`, type });
  });
}
