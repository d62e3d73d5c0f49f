import { type DragEvent, useRef, useState } from "react";

/** Handlers that take dropped files, and whether some are being held over the place. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  // Entering a child leaves its parent, so depth is counted.
  const depth = useRef(0);
  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  const set = (value: number) => {
    depth.current = Math.max(0, value);
    setOver(depth.current > 0);
  };
  return {
    over,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (holdsFiles(event)) set(depth.current + 1);
      },
      onDragLeave: (event: DragEvent) => {
        if (holdsFiles(event)) set(depth.current - 1);
      },
      onDragOver: (event: DragEvent) => {
        if (holdsFiles(event)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        set(0);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
