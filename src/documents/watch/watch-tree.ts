import { basename } from "node:path";

export interface TreeWatchOptions {
  /** Names of files and folders that nobody looks at. */
  readonly leavesOut: (name: string) => boolean;
  readonly onChange: (path: string) => void;
  readonly onError: (cause: unknown) => void;
}

export interface TreeWatch {
  /** When it sees everything: what changes before may go unnoticed. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/**
 * Tells what comes, changes and goes below a folder. Node's own recursive watch follows files and not their names on Linux:
 * an editor that puts a new file in the place of the old one is seen once and never again.
 */
export function watchTree(folder: string, { leavesOut, onChange, onError }: TreeWatchOptions): TreeWatch {
  // Few watch a folder: the library is loaded for those who do.
  const opened = import("chokidar").then(({ watch }) => {
    const watcher = watch(folder, {
      ignoreInitial: true,
      followSymlinks: false,
      // Whoever looks at the files tells what may not be read; the rest is watched all the same.
      ignorePermissionErrors: true,
      ignored: (path) => path !== folder && leavesOut(basename(path)),
    });
    watcher.on("all", (_, path) => onChange(path)).on("error", onError);
    return { watcher, ready: new Promise<void>((resolve) => watcher.once("ready", resolve)) };
  });
  return {
    ready: opened.then(({ ready }) => ready),
    close: async () => (await opened).watcher.close(),
  };
}
