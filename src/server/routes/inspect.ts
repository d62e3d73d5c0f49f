import type { House } from "#app";
import {
  algorithmsAnswerSchema,
  analysisReportSchema,
  criteriaViewSchema,
  planSchema,
  reportFormatSchema,
} from "#protocol";
import { languageOfRequest } from "../errors.ts";
import { reportFiles } from "../report-files.ts";
import { type App, answers, createRoute, fileAnswer, z } from "../route.ts";
import { sendFile } from "../send-file.ts";

const algorithmName = z.string().min(1).max(100);
const choices = z.object({
  only: z.array(algorithmName).min(1).max(100).nullish(),
  all: z.boolean().optional(),
  criteria: z.record(algorithmName, z.string()).nullish(),
});

/** One text: what can be run, what it would do, how criteria compile, and its report as a file. */
export function inspectRoutes(app: App, { inspect }: House): void {
  app.openapi(
    createRoute({
      method: "get",
      path: "/api/inspect/algorithms",
      summary: "Algorithms, with the criteria they are judged by",
      responses: answers(algorithmsAnswerSchema, "Algorithms"),
    }),
    async (context) => context.json(await inspect.algorithms(), 200),
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/api/inspect/plan",
      summary: "What a run with these choices would do",
      request: { body: { required: true, content: { "application/json": { schema: choices } } } },
      responses: answers(planSchema, "The plan"),
    }),
    async (context) => {
      const { only, all, criteria } = context.req.valid("json");
      const chosen = {
        ...(only == null ? {} : { only }),
        ...(all === undefined ? {} : { all }),
        ...(criteria == null ? {} : { criteria }),
      };
      return context.json(await inspect.plan(chosen, languageOfRequest(context)), 200);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/api/inspect/criteria",
      summary: "How a criteria document compiles",
      request: {
        body: {
          required: true,
          content: {
            "application/json": {
              schema: z.object({ algorithm: algorithmName, markdown: z.string().max(256 * 1024) }),
            },
          },
        },
      },
      responses: answers(criteriaViewSchema, "Its conditions"),
    }),
    async (context) => {
      const { algorithm, markdown } = context.req.valid("json");
      return context.json(await inspect.compile(algorithm, markdown), 200);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/api/inspect/report",
      summary: "A report as a file",
      request: {
        query: z.object({ format: reportFormatSchema }),
        body: { required: true, content: { "application/json": { schema: analysisReportSchema } } },
      },
      responses: fileAnswer,
    }),
    (context) => {
      const { format } = context.req.valid("query");
      const report = context.req.valid("json");
      const { extension, type } = reportFiles[format];
      const content = inspect.render(report, format, languageOfRequest(context));
      return sendFile(context, content, { name: `${report.document}.${extension}`, type });
    },
  );
}
