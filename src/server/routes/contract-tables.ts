import type { JihwiApp } from "#app";
import { contractTablesApi } from "#protocol";
import type { Router } from "../router.ts";
import { sendFile } from "../send-file.ts";

/** Contracts side by side. */
export function contractTableRoutes(router: Router, { tables }: JihwiApp): void {
  router.add(contractTablesApi.create, ({ body, language }) => tables.create({ ...body, language }));

  router.add(contractTablesApi.read, ({ params }) => tables.get(params.id));

  router.add(contractTablesApi.change, ({ params, body }) => tables.change(params.id, body));

  router.add(contractTablesApi.estimate, ({ params }) => tables.estimate(params.id));

  router.add(contractTablesApi.start, ({ params }) => tables.start(params.id));

  router.add(contractTablesApi.export, async ({ params: { id }, query: { format }, context, language }) => {
    const { tableToFile, tableTypes } = await import("#contracts");
    const table = await tables.get(id);
    const name = `${table.title}.${format}`;
    if (format === "ics") {
      const { text } = await tables.calendar(id, Date.now());
      return sendFile(context, text, { name, type: "text/calendar; charset=utf-8" });
    }
    return sendFile(context, await tableToFile(table, format, language), { name, type: tableTypes[format] });
  });
}
