/**
 * Normalizes an e-mail address as people paste it: without marks that nobody sees, and with the host as mail servers know it,
 * مثال.مصر as xn--mgbh0fb.xn--wgbh1c.
 */
export function plainEmail(typed: string): string {
  const address = typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
  const [, before, host] = /^([^@]+@)([^\s@:/?#%\\]*[^\p{ASCII}\s][^\s@:/?#%\\]*)$/u.exec(address) ?? []
  if (before === undefined) return address
  try {
    return before + new URL(`http://${host}`).hostname
  } catch {
    return address
  }
}

/** As zod has it, and with top-level domains of other scripts. */
export const EMAIL = /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/
