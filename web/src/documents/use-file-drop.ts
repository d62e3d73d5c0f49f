import { type DragEvent, useEffect, useRef, useState } from "react";

/** Handlers that take dropped files, and whether some are being held over the place. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  // Entering a child leaves its parent, so depth is counted.
  const depth = useRef(0);
  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  // React passes on what happens in a portal (a drawer); the page does not hold it, so it does not count.
  const counts = (event: DragEvent) =>
    holdsFiles(event) && event.target instanceof Node && event.currentTarget.contains(event.target);
  const set = (value: number) => {
    depth.current = Math.max(0, value);
    setOver(depth.current > 0);
  };
  // A drop that another place takes never arrives here, and it ends the drag all the same.
  useEffect(() => {
    const end = () => {
      depth.current = 0;
      setOver(false);
    };
    window.addEventListener("drop", end, true);
    window.addEventListener("dragend", end, true);
    return () => {
      window.removeEventListener("drop", end, true);
      window.removeEventListener("dragend", end, true);
    };
  }, []);
  return {
    over,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (counts(event)) set(depth.current + 1);
      },
      onDragLeave: (event: DragEvent) => {
        if (counts(event)) set(depth.current - 1);
      },
      onDragOver: (event: DragEvent) => {
        if (holdsFiles(event)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
