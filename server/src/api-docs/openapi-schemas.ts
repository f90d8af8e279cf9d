import * as z from 'zod/mini'
import { AuthReply } from '@baqala/contract/auth'
import { Cart, CartItem, CartProduct, CartReply } from '@baqala/contract/cart'
import { Brand, Category, Product, Subcategory } from '@baqala/contract/catalog'
import type { Schema } from '@baqala/contract/endpoint'
import { Order } from '@baqala/contract/orders'
import { Failure } from '@baqala/contract/reply'
import { WishedProduct, WishlistReply } from '@baqala/contract/wishlist'
import type { JsonSchema } from './openapi.ts'

/** Schemas that several responses share; each is in the document once. */
const shared = z.registry<{ id: string }>()
const SHARED = {
  ...{ Product, Category, Subcategory, Brand, AuthReply, Cart, CartItem, CartProduct, CartReply },
  ...{ WishedProduct, WishlistReply, Order, Failure },
}
for (const [id, schema] of Object.entries(SHARED)) shared.add(schema, { id })

export function inputOf(schema: Schema): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return toOurs(rest)
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

/** The schema of a body with an example in each field, chosen by the field's name. */
export function withExamples(schema: JsonSchema): JsonSchema {
  if (schema.properties === undefined) return schema
  const properties = Object.entries(schema.properties).map(([name, property]) => [
    name,
    name in EXAMPLES ? { ...property, examples: [EXAMPLES[name]] } : withExamples(property),
  ])
  // fromEntries types mixed entries as any.
  return { ...schema, properties: Object.fromEntries(properties) as JsonSchema['properties'] }
}

/** Moves shared schemas to `schemas` and leaves a reference ($ref) in their place. */
export function outputOf(schema: Schema, schemas: Map<string, JsonSchema>): JsonSchema {
  // Wrapped in an object, so that the outermost schema, too, becomes a reference if it is shared.
  const wrapped = z.toJSONSchema(z.object({ it: schema }), { io: 'output', unrepresentable: 'any', metadata: shared })
  for (const [id, definition] of Object.entries(wrapped.$defs ?? {})) schemas.set(id, toOurs(definition))
  return toOurs(wrapped.properties?.it)
}

/** Points references at components/schemas, the place of definitions in OpenAPI. */
function toOurs(schema: unknown): JsonSchema {
  const moved: unknown = JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
  // zod made this JSON Schema from our own schemas; JsonSchema names the part of it that we read.
  return moved as JsonSchema
}
