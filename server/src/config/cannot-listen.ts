/** The server cannot listen at the address that two settings name. */
export class CannotListen extends Error {
  constructor(
    kind: 'shop' | 'metrics',
    at: { readonly host: string | undefined; readonly port: number },
    cause: unknown,
  ) {
    const [host, port] = kind === 'shop' ? ['HOST', 'PORT'] : ['METRICS_HOST', 'METRICS_PORT']
    const isPortTaken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE'
    const why = cause instanceof Error ? cause.message : String(cause)
    super(
      isPortTaken
        ? `Port ${at.port} is taken. Stop what uses it, or choose another: ${port}=${at.port + 1} npm start`
        : `The ${kind} cannot listen on ${host} ${at.host ?? '(every interface)'}, ${port} ${at.port}: ${why}`,
      { cause },
    )
  }
}
