import { lazy } from "react";
import { serverReturned } from "../api/connection.ts";

/** A part of the page that is loaded when it is needed; while the server is away it is waited for, and the rest of the page stands. */
export const lazily: typeof lazy = (load) => lazy(() => loaded(load));

async function loaded<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (thrown) {
    if (!(await serverReturned())) throw thrown;
    // A browser does not ask again for a module that it could not load, unless the page is loaded anew. What was written is kept.
    window.location.reload();
    return await new Promise(() => {});
  }
}
