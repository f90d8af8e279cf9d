import type { FuzzSchema } from './fits-schema.ts'
import type { Random } from './random.ts'

/** Strings and numbers that are known to break servers. */
const STRANGE_TEXT: readonly string[] = [
  ...['', ' ', '0', '-1', '1e309', 'NaN', 'null', 'undefined', 'true', '[]', '{}', '__proto__', 'constructor'],
  ...['\0', 'a\0b', '\ud800', '\udfff\ud800', '\u202e', '\ufeff', '👩‍👩‍👧‍👦', 'ﷺ'.repeat(40), 'سلام', 'İ', 'ß', '\r\n', '\t'],
  ...["' or 1=1 --", '%', '%%', '_', '\\', '../../etc/passwd', '..%2f..', '$1', '${7*7}', '{{7*7}}', '*', '(a+)+$'],
  ...['a'.repeat(101), 'a'.repeat(201), 'é'.repeat(300), '9'.repeat(400), '1,2,3', '-price,', 'price,-price,sold', ','],
  ...['2147483648', '9223372036854775808', '1.5', '0x10', '١٢٣', '01012345678', 'mona@example.com', 'Secret12'],
]
const STRANGE_VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, -0, 2 ** 31, 2 ** 53, 999, 1000, [], {}, [[]], [null], { a: { b: {} } }],
  ...[
    { $ne: '' },
    { length: 1e9 },
    { toString: 1 },
    { then: 1 },
    ['a', 'b'],
    [{}],
    Array.from({ length: 200 }, () => 1),
  ],
]

export const strangeText = (random: Random) => random.pick(STRANGE_TEXT)

export function strangeValue(random: Random): unknown {
  return random.isOnce(2) ? strangeText(random) : random.pick(STRANGE_VALUES)
}

/** Valid values by field name. */
export type Words = Readonly<Record<string, readonly unknown[]>>

/** A body, sometimes with one wrong field. */
export function bodyFor(random: Random, schema: FuzzSchema, words: Words, name = ''): unknown {
  if (schema.properties !== undefined) {
    const fields = Object.entries(schema.properties).flatMap(([key, field]): [string, unknown][] => {
      if (random.isOnce(20)) return []
      return [[key, random.isOnce(10) ? strangeValue(random) : bodyFor(random, field, words, key)]]
    })
    if (random.isOnce(10)) fields.push([strangeText(random), strangeValue(random)])
    return Object.fromEntries(fields)
  }
  return random.pick(words[name] ?? STRANGE_TEXT)
}

/** A body that is not an object, or not JSON. */
export function brokenBody(random: Random): string {
  const texts = [
    '{',
    '[',
    'null',
    '1',
    '"text"',
    '[]',
    '{"a":1}{',
    '\ufeff{}',
    '{"__proto__":{}}',
    '{a:1}',
    '\0',
    'NaN',
  ]
  const deep = '['.repeat(3_000) + ']'.repeat(3_000)
  return random.pick([...texts, deep, `{"email":"${'a'.repeat(110_000)}"}`, JSON.stringify(strangeValue(random))])
}
