export const CHROMIUM_FLAGS: string[]
export function findChromium(): Promise<{ file: string; env: Record<string, string> }>
