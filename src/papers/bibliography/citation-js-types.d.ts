/** What we use of citation-js, which ships no types. */
declare module "@citation-js/core" {
  export const plugins: {
    input: { chain(data: unknown, options: { forceType: string; generateGraph: boolean }): unknown };
    output: {
      format(name: string, data: unknown, options?: { format?: string; template?: string; lang?: string }): unknown;
    };
    config: {
      get(name: string): { format: Record<string, boolean>; parse: Record<string, unknown> };
    };
  };
  export const logger: { level: string };
}
declare module "@citation-js/plugin-bibtex";
declare module "@citation-js/plugin-ris";
