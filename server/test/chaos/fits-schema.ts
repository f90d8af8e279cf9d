/** Validates `value` against a schema of the API description, with the keywords of JSON Schema used there. Returns the fault, or undefined. */
export function misfit(schemas: Schemas, schema: FuzzSchema, value: unknown, at = 'it'): string | undefined {
  const unknown = Object.keys(schema).find((key) => !KNOWN.has(key))
  if (unknown !== undefined) return `${at}: this test does not know the keyword ${unknown}`
  if (schema.$ref !== undefined) {
    const referred = schemas[schema.$ref.split('/').at(-1) ?? '']
    return referred === undefined ? `${at}: ${schema.$ref} is not there` : misfit(schemas, referred, value, at)
  }
  if (schema.anyOf !== undefined) {
    const misfits = schema.anyOf.map((each) => misfit(schemas, each, value, at))
    return misfits.includes(undefined) ? undefined : misfits[0]
  }
  if (schema.const !== undefined && value !== schema.const) return `${at} is not ${JSON.stringify(schema.const)}`
  if (schema.enum !== undefined && !schema.enum.includes(value)) return `${at} is none of ${schema.enum.join(', ')}`
  const types = [schema.type ?? []].flat()
  if (types.length > 0 && !types.some((type) => isOfType(type, value))) return `${at} is no ${types.join(' or ')}`
  if (Array.isArray(value))
    return first(value, (each, index) => misfit(schemas, schema.items ?? {}, each, `${at}[${index}]`))
  return typeof value === 'object' && value !== null ? misfitOfObject(schemas, schema, value, at) : undefined
}

export type Schemas = Readonly<Record<string, FuzzSchema>>

export interface FuzzSchema {
  readonly $ref?: string
  readonly anyOf?: readonly FuzzSchema[]
  /** Several for a value that may be null. */
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, FuzzSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | object
  readonly items?: FuzzSchema
}

const KNOWN = new Set(
  [
    '$ref',
    'default',
    'anyOf',
    'type',
    'const',
    'enum',
    'properties',
    'required',
    'additionalProperties',
    'items',
    'id',
    'propertyNames',
  ].concat(
    // Bounds were checked on input, which an answer only repeats.
    ['minimum', 'maximum', 'minLength', 'maxLength', 'pattern'],
  ),
)

function misfitOfObject(schemas: Schemas, schema: FuzzSchema, value: object, at: string): string | undefined {
  const { properties = {}, required = [], additionalProperties } = schema
  const missing = required.find((key) => !(key in value))
  if (missing !== undefined) return `${at}.${missing} is missing`
  return first(Object.entries(value), ([key, each]) => {
    const known = properties[key]
    if (known !== undefined) return misfit(schemas, known, each, `${at}.${key}`)
    return additionalProperties === false ? `${at}.${key} is not described` : undefined
  })
}

function first<Value>(values: readonly Value[], check: (value: Value, index: number) => string | undefined) {
  for (const [index, value] of values.entries()) {
    const found = check(value, index)
    if (found !== undefined) return found
  }
  return undefined
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'null') return value === null
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}
