interface Started {
  url: string
  version: string
  stop(): Promise<void>
}
export function startPostgres(): Promise<Started>
export function startPostgres(how: { survives: 'a crash' }): Promise<
  Started & {
    crash(): Promise<void>
    restart(): Promise<void>
    standBy(): Promise<Started & { crash(): Promise<void> }>
  }
>
