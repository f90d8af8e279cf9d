import { editDistance } from '../files/edit-distance.ts'
import { SETTING_NAMES } from './environment.ts'

// Variables that begin like this are meant for the shop. Others, such as PORT_OF_LOADING, may be another program's.
const OUR_PREFIXES = ['SMTP_', 'STRIPE_', 'METRICS_', 'PICTURES_', 'ALLOWED_', 'SIGN_IN_', 'RESET_MAILS_', 'UNPAID_']

/** Lists the variables that are no settings and are named nearly as one. */
export function listMistypedSettings(environment: Readonly<Record<string, string | undefined>>) {
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
