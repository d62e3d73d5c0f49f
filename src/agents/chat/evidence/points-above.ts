import { begins, type WholeLine } from "./unwrap-lines.ts";

/** The points that a line stands below, the nearest last: what is indented tells of what it is indented under. */
export type PointsAbove = readonly string[];

const longestPoint = 80;
const endsSentence = /[.!?。…]["'”’」』)\]*_]*$|(?:[니한된는이있없였았었했]다|[세아어해]요)["'”’」』)]*$/;
const tabWidth = 4;

/** For each line the points that it stands below. `raw` are the lines as they were written, with what they are indented by. */
export function pointsAbove(lines: readonly WholeLine[], raw: readonly string[]): PointsAbove[] {
  const indents = lines.map(({ from }) => indentOf(raw[from] ?? ""));
  // The next line that says something, for each.
  const nextOf = new Array<number>(lines.length).fill(-1);
  for (let at = lines.length - 2; at >= 0; at -= 1)
    nextOf[at] = lines[at + 1]?.text === "" ? (nextOf[at + 1] ?? -1) : at + 1;
  const open: { readonly text: string; readonly indent: number }[] = [];
  return lines.map(({ text }, at) => {
    if (text === "") return [];
    const indent = indents[at] ?? 0;
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const above = open.map((point) => point.text);
    const next = nextOf[at] ?? -1;
    const hasPoints = next >= 0 && (indents[next] ?? 0) > indent && begins.test(lines[next]?.text ?? "");
    if (hasPoints && text.length <= longestPoint && !text.startsWith("|") && !endsSentence.test(text))
      open.push({ text, indent });
    return above;
  });
}

function indentOf(line: string): number {
  const blank = /^[ \t\u3000]*/.exec(line)?.[0] ?? "";
  return [...blank].reduce((width, letter) => width + (letter === "\t" ? tabWidth : letter === "\u3000" ? 2 : 1), 0);
}
