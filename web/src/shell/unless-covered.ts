/** Closes what holds dialogs of its own, unless one of them lies above it: Escape is heard by all, and closes one. */
export function unlessCovered(close: () => void): () => void {
  return () => {
    if (document.querySelectorAll('[role="dialog"]').length <= 1) close();
  };
}
