/** One element of a JSON list, still as text. */
export interface JsonElement {
  readonly text: string;
  readonly offset: number;
  /** How deep its brackets nest. */
  readonly depth: number;
}

/** The elements of the outermost list, found by counting brackets outside strings, so that one broken element stays alone. */
export function splitJsonList(text: string): JsonElement[] {
  const elements: JsonElement[] = [];
  const open = text.indexOf("[");
  let depth = 0;
  let inString = false;
  let start = open + 1;
  let deepest = 1;
  const push = (end: number) => {
    const element = text.slice(start, end);
    if (element.trim() !== "")
      elements.push({ text: element, offset: start + element.search(/\S/), depth: deepest - 1 });
    start = end + 1;
    deepest = 1;
  };
  for (let at = open; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === "\\") at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === "[" || character === "{") deepest = Math.max(deepest, ++depth);
    else if (character === "]" || character === "}") {
      depth -= 1;
      if (depth <= 0) {
        push(at);
        return elements;
      }
    } else if (character === "," && depth === 1) push(at);
  }
  push(text.length);
  return elements;
}
