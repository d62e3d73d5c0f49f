/** A number of things in English: "1 paper", "2,400 papers"; `things` where more is said of them ("document was", "documents were"). */
export function counted(count: number, thing: string, things = `${thing}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? thing : things}`;
}
