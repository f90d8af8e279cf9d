import { startPostgres } from '../../scripts/find-postgres.mjs'

/** Vitest's global setup of the project `postgres`: one server for all files, a database for each. */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  process.env.TEST_DATABASE_URL = postgres.url
  return postgres.stop
}
