/** One closing line over what the reporter left in a folder. */
export function closingLine(folder: string): string;
/** The files of browser tests that failed, when nothing else did and they are few; otherwise none. */
export function browserFilesToTryAgain(root: string, folder: string): string[];
