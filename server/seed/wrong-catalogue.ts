import type * as z from 'zod'

export class WrongCatalogue extends Error {
  constructor(problems: readonly string[]) {
    super(`The demo catalogue cannot be read:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
}

/** Describes an issue: file, entry, field and message. */
export function describeIssue(file: string, content: unknown, issue: z.core.$ZodIssue): string {
  return `${file}${placeOf(content, issue.path)}: ${fieldOf(issue)} ${issue.message}`
}

/** Names the entry of a path such as `['products', 3, 'price']` by its slug, or by its number if it has none. */
function placeOf(content: unknown, issuePath: readonly PropertyKey[]): string {
  const depth = issuePath.findLastIndex((key) => typeof key === 'number')
  if (depth === -1) return ''
  const thing: unknown = issuePath
    .slice(0, depth + 1)
    .reduce<unknown>((value, key) => Reflect.get(Object(value), key), content)
  const name: unknown = Reflect.get(Object(thing), 'slug')
  const list = issuePath
    .slice(0, depth)
    .filter((key) => typeof key === 'string')
    .at(-1)
  const kind = list === 'products' ? 'product' : list === 'subcategories' ? 'subcategory' : 'entry'
  return `, ${kind} ${typeof name === 'string' ? name : `number ${Number(issuePath[depth]) + 1}`}`
}

function fieldOf(issue: z.core.$ZodIssue): string {
  const field = issue.path.at(-1)
  return typeof field === 'string' ? field : 'it'
}
