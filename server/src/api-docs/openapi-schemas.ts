import * as z from 'zod/mini'
import { AuthReply } from '@baqala/contract/auth'
import { Cart, CartItem, CartProduct, CartReply } from '@baqala/contract/cart'
import { Brand, Category, Product, Subcategory } from '@baqala/contract/catalog'
import type { Schema } from '@baqala/contract/endpoint'
import { Order } from '@baqala/contract/orders'
import { Failure } from '@baqala/contract/reply'
import { WishedProduct, WishlistReply } from '@baqala/contract/wishlist'
import type { JsonSchema } from './openapi.ts'

/** Shapes that several answers share; each stands once in the document. */
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

/** What is shared goes to `schemas`, and a reference stands in its place. */
export function outputOf(schema: Schema, schemas: Map<string, JsonSchema>): JsonSchema {
  // Inside another object even the outermost schema becomes a reference, where it is a shared one.
  const wrapped = z.toJSONSchema(z.object({ it: schema }), { io: 'output', unrepresentable: 'any', metadata: shared })
  for (const [id, definition] of Object.entries(wrapped.$defs ?? {})) schemas.set(id, toOurs(definition))
  return toOurs(wrapped.properties?.it)
}

/** Definitions move to where OpenAPI keeps them. */
function toOurs(schema: unknown): JsonSchema {
  const moved: unknown = JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
  // It is JSON Schema made by zod from our own schemas; JsonSchema names the part of it that we read.
  return moved as JsonSchema
}
