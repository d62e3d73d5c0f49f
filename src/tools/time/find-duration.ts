/** Hours and minutes from now that a text names ("3시간 뒤", "30분 전", "in 2 hours"); null when it names none. */
export function findDuration(text: string): { readonly phrase: string; readonly ms: number } | null {
  const korean = /(?:(\d{1,4})\s*시간)?\s*(?:(\d{1,5})\s*분)?\s*(뒤|후|전)/.exec(text);
  if (korean !== null && (korean[1] !== undefined || korean[2] !== undefined)) {
    return { phrase: korean[0].trim(), ms: milliseconds(korean[1], korean[2]) * (korean[3] === "전" ? -1 : 1) };
  }
  const english = /\b(?:in\s+)?(\d{1,5})\s+(hour|minute)s?(?:\s+(ago|from now|later))?\b/i.exec(text);
  if (english === null || !/\bin\b|ago|from now|later/i.test(english[0])) return null;
  const amount =
    english[2]?.toLowerCase() === "hour" ? milliseconds(english[1], undefined) : milliseconds(undefined, english[1]);
  return { phrase: english[0].trim(), ms: /ago/i.test(english[3] ?? "") ? -amount : amount };
}

function milliseconds(hours: string | undefined, minutes: string | undefined): number {
  return (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}
