/** Writes the library's declarations into a folder. */
export function buildTypes(root: string, types: string): void;
