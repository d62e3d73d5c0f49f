export function thirdPartyNotices(root: string, moduleIds: readonly string[]): string;
