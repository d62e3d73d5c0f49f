const plain = "0123456789+-−=()";
const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾";

/** Raised digits with their signs (², ⁻³, ¹⁾) in letters of their own, which join no figure; null for other words. */
export function raisedDigits(text: string): string | null {
  if (!/^\s*[-+−(]?\d[\d\s,+−=()-]*$/.test(text)) return null;
  return text.replace(/\S/g, (letter) => raised[plain.indexOf(letter)] ?? letter);
}
