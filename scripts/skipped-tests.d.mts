/** One closing line over what the reporter left in a folder. */
export function closingLine(folder: string): string;
