/** Whether a switch such as `w:vanish` is on: it is by standing there, unless its value says otherwise. */
export function isOn(value: string | null): boolean {
  return value === null || !["0", "false", "off"].includes(value);
}
