import { fetchAnswer } from "./request.ts";

/** Fetches with our headers and hands the file to the browser's downloads. */
export async function saveFile(path: string, name: string): Promise<void> {
  const response = await fetchAnswer(path);
  offerDownload(await response.blob(), name);
}

export function offerDownload(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name.replace(/[\\/:*?"<>|]/g, "_");
  link.click();
  URL.revokeObjectURL(url);
}
