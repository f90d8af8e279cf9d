const SETTINGS = ['fsync', 'synchronous_commit', 'full_page_writes']

interface Setting {
  readonly name: string
  readonly setting: string
}

/**
 * Says what a database gives up when its machine stops, for the results of measurements: "fsync off", or that all of it is on.
 * `query` runs SQL and returns the rows.
 */
export async function describeDurability(query: (text: string) => Promise<readonly Setting[]>): Promise<string> {
  const names = SETTINGS.map((name) => `'${name}'`).join(', ')
  const rows = await query(`select name, setting from pg_settings where name in (${names})`)
  const off = SETTINGS.filter((name) => rows.some((row) => row.name === name && row.setting === 'off'))
  return off.length > 0 ? `${list(off)} off` : `${list(SETTINGS)} on`
}

function list(names: readonly string[]): string {
  return names.join(', ').replace(/, ([^,]*)$/, ' and $1')
}
