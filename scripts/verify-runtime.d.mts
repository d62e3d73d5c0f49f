export function verifyRuntime(
  root: string,
  hashes?: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string | null;
