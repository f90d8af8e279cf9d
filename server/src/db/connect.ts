import type { Connection, DatabaseSettings } from './connection.ts'
import { openServer } from './database-server.ts'
import { openEmbedded } from './embedded/embedded-database.ts'

export function connect(settings: DatabaseSettings): Promise<Connection> {
  return settings.url === undefined
    ? openEmbedded(settings.folder, settings.dump)
    : Promise.resolve(openServer({ ...settings, url: settings.url }))
}
