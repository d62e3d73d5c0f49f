/** Collects words and breaks into text: breaks never pile up, and none stands at the ends. */
export interface TextWriter {
  words(text: string): void;
  verbatim(text: string): void;
  /** What follows stands apart; a mark that waits for words, as that of a list item, keeps waiting. */
  paragraph(): void;
  /** What follows stands on a new line, after a mark such as `- `. */
  line(mark?: string): void;
  /** A paragraph is over, and with it any mark that found no words. */
  end(): void;
  text(): string;
}

export function createTextWriter(): TextWriter {
  const parts: string[] = [];
  /** White space owed before the next words. */
  let owed = "";
  let prefix = "";
  let started = false;
  const settle = (): void => {
    if (started && owed !== "") parts.push(owed);
    if (prefix !== "") parts.push(prefix);
    owed = "";
    prefix = "";
    started = true;
  };
  return {
    words(text) {
      const words = text.replace(/\s+/g, " ");
      if (words.trim() === "") {
        if (words !== "" && owed === "") owed = " ";
        return;
      }
      if (words.startsWith(" ") && owed === "") owed = " ";
      settle();
      parts.push(words.trim());
      owed = words.endsWith(" ") ? " " : "";
    },
    verbatim(text) {
      if (text.trim() === "") return;
      settle();
      parts.push(text.replace(/^\n+/, "").trimEnd());
    },
    paragraph() {
      if (prefix === "") owed = "\n\n";
    },
    line(mark = "") {
      if (owed !== "\n\n") owed = "\n";
      prefix = mark;
    },
    end() {
      owed = "\n\n";
      prefix = "";
    },
    text: () => parts.join(""),
  };
}
