export class NoPostgres extends Error {}
interface Started {
  url: string
  version: string
  stop(): Promise<void>
}
export function startPostgres(): Promise<Started>
export function startPostgres(how: {
  isToCrash: true
}): Promise<Started & { crash(): Promise<void>; restart(): Promise<void> }>
