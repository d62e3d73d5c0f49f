import { readXml } from "../read-xml.ts";
import { isOn } from "./is-on.ts";
import type { Styles } from "./styles.ts";

/** One level of a numbered list. */
export interface NumberLevel {
  start: number;
  format: string;
  /** "제%1조", where %1 is the number of the first level. */
  text: string;
  /** What follows the label: nothing, a space or a tab. */
  suffix: string;
  /** The style whose paragraphs are of this level. */
  style: string | null;
  /** The level, from 1, behind which this one begins anew; 0 for never, null for any above it. */
  restart: number | null;
  /** Numbers of other levels in digits, whatever their format (`w:isLgl`). */
  inDigits: boolean;
}

/** A list that paragraphs belong to by its number. Those of one `kind` go on counting where another stopped. */
export interface NumberedList {
  readonly id: string;
  readonly kind: string;
  readonly levels: ReadonlyMap<number, NumberLevel>;
  /** Where this list begins by itself, by level. */
  readonly starts: ReadonlyMap<number, number>;
}

interface ListKind {
  readonly levels: Map<number, NumberLevel>;
  /** The numbering style that holds the levels instead. */
  styleLink: string | null;
}

interface ListInstance {
  kind: string;
  readonly levels: Map<number, NumberLevel>;
  readonly starts: Map<number, number>;
}

/** Reads `numbering.xml`, which a document may lack, as lists by their ids. */
export async function readNumbering(
  xml: Uint8Array | null,
  styles: Styles,
  file: string,
): Promise<(id: string) => NumberedList | null> {
  const kinds = new Map<string, ListKind>();
  const instances = new Map<string, ListInstance>();
  if (xml !== null) await readXml(xml, file, listReader(kinds, instances));
  /** Follows a kind that only names a style to the kind behind that style; once, since Word writes no longer ways. */
  const resolve = (kind: string): { kind: string; levels: ReadonlyMap<number, NumberLevel> } | null => {
    const own = kinds.get(kind);
    if (own === undefined || own.styleLink === null) return own === undefined ? null : { kind, levels: own.levels };
    const numId = styles.chain(own.styleLink).find((style) => style.numId !== null)?.numId ?? "";
    const linked = instances.get(numId)?.kind ?? "";
    return { kind: linked, levels: kinds.get(linked)?.levels ?? own.levels };
  };
  return (id) => {
    const instance = instances.get(id);
    const resolved = instance === undefined ? null : resolve(instance.kind);
    if (instance === undefined || resolved === null) return null;
    return { ...resolved, id, levels: new Map([...resolved.levels, ...instance.levels]), starts: instance.starts };
  };
}

function listReader(kinds: Map<string, ListKind>, instances: Map<string, ListInstance>) {
  let kind: ListKind | null = null;
  let instance: ListInstance | null = null;
  let override = 0;
  let level: NumberLevel | null = null;
  /** Depth of what only newer programs read; what the others read follows it. */
  let choices = 0;
  return {
    open(tag: string, attributes: Readonly<Record<string, string>>) {
      const value = attributes["w:val"] ?? null;
      if (tag === "mc:Choice") choices += 1;
      if (choices > 0) return;
      if (tag === "w:abstractNum") {
        kind = { levels: new Map(), styleLink: null };
        kinds.set(attributes["w:abstractNumId"] ?? "", kind);
      } else if (tag === "w:num") {
        instance = { kind: "", levels: new Map(), starts: new Map() };
        instances.set(attributes["w:numId"] ?? "", instance);
      } else if (tag === "w:lvl") {
        level = { start: 0, format: "decimal", text: "", suffix: "tab", style: null, restart: null, inDigits: false };
        const depth = wholeOf(attributes["w:ilvl"] ?? null, override);
        if (depth < mostLevels) (instance ?? kind)?.levels.set(depth, level);
      } else if (tag === "w:lvlOverride") override = wholeOf(attributes["w:ilvl"] ?? null, 0);
      else if (tag === "w:startOverride") instance?.starts.set(override, wholeOf(value, 1));
      else if (tag === "w:abstractNumId" && instance !== null) instance.kind = value ?? "";
      else if (tag === "w:numStyleLink" && kind !== null) kind.styleLink = value;
      else if (level !== null) readLevel(level, tag, value);
    },
    close(tag: string) {
      if (tag === "mc:Choice") choices -= 1;
      if (tag === "w:lvl") level = null;
      if (tag === "w:abstractNum") kind = null;
      if (tag === "w:num") instance = null;
    },
  };
}

/** Word has nine. */
const mostLevels = 9;

/** A whole number that is written, or this one where another thing is. */
function wholeOf(value: string | null, otherwise: number): number {
  const number = value === null || value.trim() === "" ? Number.NaN : Number(value);
  return Number.isSafeInteger(number) ? number : otherwise;
}

function readLevel(level: NumberLevel, tag: string, value: string | null): void {
  if (tag === "w:start") level.start = wholeOf(value, 1);
  else if (tag === "w:numFmt") level.format = value ?? "decimal";
  else if (tag === "w:lvlText") level.text = value ?? "";
  else if (tag === "w:suff") level.suffix = value ?? "tab";
  else if (tag === "w:pStyle") level.style = value;
  else if (tag === "w:lvlRestart") level.restart = wholeOf(value, 0);
  else if (tag === "w:isLgl") level.inDigits = isOn(value);
}
