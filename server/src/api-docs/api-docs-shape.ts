import type { JsonSchema } from './openapi.ts'
import { escapeHtml } from '../http/html.ts'

/** A shape as a person writes it down: keys, types, a question mark where a key may be absent, links to shared shapes. */
export function shapeOf(schema: JsonSchema, indent = ''): string {
  if (schema.$ref !== undefined) return linkTo(schema.$ref)
  if (schema.const !== undefined) return escapeHtml(JSON.stringify(schema.const))
  if (schema.enum !== undefined) return escapeHtml(schema.enum.map((value) => JSON.stringify(value)).join(' | '))
  if (schema.items !== undefined) return `${shapeOf(schema.items, indent)}[]`
  if (schema.properties === undefined) return typeOf(schema)
  const required = new Set(schema.required)
  const deeper = `${indent}  `
  const lines = Object.entries(schema.properties).map(
    ([key, value]) => `${deeper}<b>${escapeHtml(key)}</b>${required.has(key) ? '' : '?'}: ${shapeOf(value, deeper)}`,
  )
  return `{\n${lines.join('\n')}\n${indent}}`
}

export function typeOf(schema: JsonSchema): string {
  if (schema.items !== undefined) return `${typeOf(schema.items)}, once or several times`
  const { type = 'anything', minimum, maximum } = schema
  if (minimum === undefined || maximum === undefined) return type
  return `${type}, ${minimum.toLocaleString('en')} to ${maximum.toLocaleString('en')}`
}

function linkTo(ref: string): string {
  const name = escapeHtml(ref.split('/').at(-1) ?? '')
  return `<a href="#${name}">${name}</a>`
}

const EXAMPLES: Readonly<Record<string, unknown>> = {
  name: 'Mona',
  email: 'mona@example.com',
  password: 'Secret12',
  rePassword: 'Secret12',
  newPassword: 'Secret12',
  phone: '01012345678',
  resetCode: '12345678',
  productId: '_id of a product',
  count: 2,
  details: '12 Talaat Harb Street, flat 4',
  city: 'Cairo',
}

/** A body somebody might send. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  if (schema.properties === undefined) return EXAMPLES[name] ?? '…'
  return Object.fromEntries(Object.entries(schema.properties).map(([key, value]) => [key, exampleOf(value, key)]))
}
