/** Whether a document is a table and nothing else. */
export const isTableFile = (name: string) => /\.(?:csv|tsv|xlsx)$/i.test(name);
