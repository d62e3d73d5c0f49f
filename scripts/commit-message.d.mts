export function faultOf(message: string): string | null;
