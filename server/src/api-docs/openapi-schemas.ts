import * as z from 'zod/mini'
import { AuthReply } from '@baqala/contract/auth'
import { Cart, CartItem, CartProduct, CartReply } from '@baqala/contract/cart'
import { Product } from '@baqala/contract/catalog'
import { Brand, Category, Subcategory } from '@baqala/contract/groups'
import type { Schema } from '@baqala/contract/endpoint'
import { Order, OrderedProduct, PlacedOrder } from '@baqala/contract/orders'
import { Failure } from '@baqala/contract/reply'
import { Review } from '@baqala/contract/reviews'
import { WishedProduct, WishlistReply } from '@baqala/contract/wishlist'

/** The part of JSON Schema that the contract's schemas use. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly minimum?: number
  readonly maximum?: number
  readonly examples?: readonly unknown[]
}

/** Schemas that appear once in the document and are referenced elsewhere. */
const shared = z.registry<{ id: string }>()
const SHARED = {
  ...{ Product, Category, Subcategory, Brand, AuthReply, Cart, CartItem, CartProduct, CartReply },
  ...{ WishedProduct, WishlistReply, Order, OrderedProduct, PlacedOrder, Review, Failure },
}
for (const [id, schema] of Object.entries(SHARED)) shared.add(schema, { id })

export function inputOf(schema: Schema): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return toJsonSchema(rest)
}

const EXAMPLES: Readonly<Record<string, unknown>> = {
  name: 'Mona',
  email: 'mona@example.com',
  password: 'Secret12',
  rePassword: 'Secret12',
  newPassword: 'Secret12',
  currentPassword: 'Secret12',
  phone: '01012345678',
  resetCode: '123456',
  productId: '_id of a product',
  count: 2,
  details: '12 Talaat Harb Street, flat 4',
  city: 'Cairo',
  expectedTotal: 409.95,
  review: 'Creamy, and it came cold.',
  rating: 5,
}

/** Adds an example to each field, chosen by its name. */
export function withExamples(schema: JsonSchema): JsonSchema {
  if (schema.properties === undefined) return schema
  const properties = Object.entries(schema.properties).map(([name, property]) => [
    name,
    name in EXAMPLES ? { ...property, examples: [EXAMPLES[name]] } : withExamples(property),
  ])
  // A cast, because fromEntries types mixed entries as any.
  return { ...schema, properties: Object.fromEntries(properties) as JsonSchema['properties'] }
}

/** Moves shared schemas to `schemas` and leaves a reference ($ref) in their place. */
export function outputOf(schema: Schema, schemas: Map<string, JsonSchema>): JsonSchema {
  // Wrapped in an object, so that a shared outermost schema also becomes a reference.
  const wrapped = z.toJSONSchema(z.object({ it: schema }), { io: 'output', unrepresentable: 'any', metadata: shared })
  for (const [id, definition] of Object.entries(wrapped.$defs ?? {})) schemas.set(id, toJsonSchema(definition))
  return toJsonSchema(wrapped.properties?.it)
}

/** Changes references to components/schemas, where OpenAPI keeps definitions. */
function toJsonSchema(schema: unknown): JsonSchema {
  const moved: unknown = JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
  // A cast, because JsonSchema declares only the part of JSON Schema that the contract uses.
  return moved as JsonSchema
}
