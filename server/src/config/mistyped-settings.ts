import { SETTING_NAMES } from './environment.ts'

// Variables that begin like this are meant for the shop. Others, such as PORT_OF_LOADING, may be another program's.
const OUR_PREFIXES = ['SMTP_', 'STRIPE_', 'METRICS_', 'PICTURES_', 'ALLOWED_', 'SIGN_IN_', 'RESET_MAILS_', 'UNPAID_']

export interface MistypedSetting {
  readonly name: string
  readonly meant: string
}

/** Lists the variables that are no settings and are named nearly as one. */
export function listMistypedSettings(environment: Readonly<Record<string, string | undefined>>): MistypedSetting[] {
  return Object.keys(environment).flatMap((name) => {
    const meant = SETTING_NAMES.includes(name) ? undefined : settingLike(name)
    return meant === undefined ? [] : [{ name, meant }]
  })
}

function settingLike(name: string): string | undefined {
  const upper = name.toUpperCase()
  const byDistance = SETTING_NAMES.map((setting) => ({ setting, distance: editDistance(upper, setting) }))
  const [nearest] = byDistance.sort((one, other) => one.distance - other.distance)
  if (nearest === undefined) return undefined
  const isNear = nearest.distance <= (nearest.setting.length < 6 ? 1 : 2)
  if (isNear) return nearest.setting
  const prefix = OUR_PREFIXES.find((each) => name.startsWith(each))
  return prefix && byDistance.find(({ setting }) => setting.startsWith(prefix))?.setting
}

/** The Damerau-Levenshtein distance: how many letters were left out, added, replaced or swapped with their neighbour. */
function editDistance(one: string, other: string): number {
  let previous: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = at(row, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const swapped = isSwapped ? at(previous, j - 2) + 1 : Infinity
      next.push(Math.min(at(row, j) + 1, at(next, j - 1) + 1, replaced, swapped))
    }
    ;[previous, row] = [row, next]
  }
  return at(row, other.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}
