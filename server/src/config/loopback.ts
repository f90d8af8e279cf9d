// No name below localhost leads anywhere else (RFC 6761, 6.3): the admin of a trial can have a host of its own.
const LOOPBACK_HOST = /^(([\w-]+\.)*localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i

/** Whether a host, with or without a port, as a URL or a Host header has it, is this machine to itself. */
export function isLoopback(host: string): boolean {
  return LOOPBACK_HOST.test(host)
}
