export const CHROMIUM_FLAGS: string[]
export function findChromium(): { file: string; env: Record<string, string> }
