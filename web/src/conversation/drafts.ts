const place = (key: string) => `jihwi.draft.${key}`;

/** What was written under a key (a page's path) and not sent. It belongs to this tab and survives a reload. */
export function readDraft(key: string): string {
  try {
    return window.sessionStorage.getItem(place(key)) ?? "";
  } catch {
    return "";
  }
}

/** A browser that keeps nothing (private windows, full storage) still has the text in its field. */
export function keepDraft(key: string, text: string): void {
  try {
    if (text === "") window.sessionStorage.removeItem(place(key));
    else window.sessionStorage.setItem(place(key), text);
  } catch {}
}
