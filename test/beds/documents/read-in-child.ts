import { z } from "zod";
import { makePdf } from "./make-pdf.ts";
import { openLibrary } from "./open-library.ts";

/** A process that begins to read a long document, and tells how far it is until it is killed. */
const { dataDir, pages } = z
  .object({ dataDir: z.string(), pages: z.number() })
  .parse(JSON.parse(process.argv[2] ?? ""));
const { documents, jobs } = await openLibrary(dataDir, { after: 48, until: new Promise(() => {}) });
await jobs.start();
const lines = (page: number) => [
  { x: 50, y: 700, text: `Page ${page + 1} tells of contract number ${page * 7}.` },
  { x: 50, y: 660, text: "It has a second paragraph too." },
];
const { id } = await documents.add(makePdf(Array.from({ length: pages }, (_, page) => lines(page))), "long.pdf");
await documents.settled(id, (job) => process.stdout.write(`${id} ${job.progress?.done ?? 0}\n`));
