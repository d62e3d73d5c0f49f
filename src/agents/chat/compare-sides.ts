/** The two things a question sets side by side ("A와 B 비교해줘", "difference between A and B"); null when it names none. */
export function comparedSides(question: string): readonly [string, string] | null {
  const text = question.replace(/^(?:문서|파일|자료|pdf)(?:에서|의)?\s+/i, "").trim();
  const korean =
    /^(.{1,60}?)(?:와|과|이랑|랑|하고|\s+대\s+|\s+vs\.?\s+)\s*(.{1,60}?)(?:의|을|를|은|는|이|가)?\s*(?:차이점?|비교|장단점|대조|다른\s*점|공통점|중(?:에서?)?\s|가운데|어느)/i.exec(
      text,
    );
  const english =
    /(?:difference(?:s)? between|compare|contrast)\s+(?:the\s+)?(.{1,60}?)\s+(?:and|with|to|versus|vs\.?)\s+(?:the\s+)?(.{1,60}?)(?:[?.!,]|$|\s+(?:in|for|on)\s)/i.exec(
      text,
    ) ?? /^(.{1,40}?)\s+(?:vs\.?|versus)\s+(.{1,40}?)[?.!]*$/i.exec(text);
  const match = korean ?? english;
  const [left, right] = [match?.[1]?.trim(), match?.[2]?.trim()];
  return left && right ? [left, right] : null;
}
