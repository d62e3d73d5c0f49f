import { parentPort, workerData } from "node:worker_threads";
import { type TableRows, writeXlsx } from "./table-to-xlsx.ts";

/** A worker thread: the rows of a table in, an Excel file out. */
const rows: TableRows = workerData;
parentPort?.postMessage(await writeXlsx(rows));
