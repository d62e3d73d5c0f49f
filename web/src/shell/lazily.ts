import { lazy } from "react";
import { outdated } from "../api/api-error.ts";
import { serverReturned } from "../api/connection.ts";

/**
 * A part of the page that is loaded when it is needed; the rest of the page stands meanwhile. While the server is away it
 * is waited for, and a server that is there without the part has another version of the page: that one is loaded.
 */
export const lazily: typeof lazy = (load) => lazy(() => loadPart(load));

export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (thrown) {
    if (!(await serverReturned()) && !mayReload()) throw outdated(thrown);
    // A browser does not ask again for a module that it could not load, unless the page is loaded anew. What was written is kept.
    window.location.reload();
    return await new Promise(() => {});
  }
}

const reloadedKey = "jihwi.reloaded";
/** A part that is missing again so soon after a reload will be missing after the next one too. */
const reloadAgainAfterMs = 60_000;

/** Whether a reload may help: a page that reloads itself for ever is worse than one that says what it lacks. */
function mayReload(): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(reloadedKey) ?? 0);
    if (Date.now() - last < reloadAgainAfterMs) return false;
    window.sessionStorage.setItem(reloadedKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
