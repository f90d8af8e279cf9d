const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i

/** Whether a host, with or without a port, as a URL or a Host header has it, is this machine to itself. */
export function isLoopback(host: string): boolean {
  return LOOPBACK_HOST.test(host)
}
