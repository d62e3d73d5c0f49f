import { useEffect, useState } from "react";
import type { Options } from "react-markdown";

type Plugins = NonNullable<Options["rehypePlugins"]>;

const none: Plugins = [];
let loaded: Plugins | null = null;

/** What sets the mathematics of a text; nothing for a text without any. Until it is loaded, formulas stand as they were written. */
export function useMathPlugins(text: string): Plugins {
  const [plugins, setPlugins] = useState<Plugins | null>(loaded);
  const isNeeded = text.includes("$$");
  useEffect(() => {
    if (!isNeeded || plugins !== null) return;
    import("./math-plugin.ts").then(
      ({ mathPlugins }) => {
        loaded = mathPlugins;
        setPlugins(loaded);
      },
      // A server that is away leaves the formula as text.
      () => {},
    );
  }, [isNeeded, plugins]);
  return isNeeded ? (plugins ?? none) : none;
}
