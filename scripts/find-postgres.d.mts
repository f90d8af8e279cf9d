export class NoPostgres extends Error {}
export function startPostgres(): Promise<{ url: string; version: string; stop(): Promise<void> }>
