/** The part of OpenAPI 3.1 that describes our calls. */

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

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
}

export interface Content {
  readonly 'application/json': { readonly schema: JsonSchema }
}

/** The data of each server-sent event. */
export interface StreamContent {
  readonly 'text/event-stream': { readonly schema: JsonSchema }
}

export interface Answer {
  readonly description: string
  readonly content?: Content | StreamContent
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly tags: readonly string[]
  /** Only if they differ from those of the document. */
  readonly servers?: readonly { readonly url: string }[]
  readonly security?: readonly Readonly<Record<string, readonly []>>[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: {
    readonly required: true
    /** By media type: JSON, or those of a file. */
    readonly content: Content | Readonly<Record<string, { readonly schema: JsonSchema }>>
  }
  readonly responses: Readonly<Record<string, Answer>>
}

export interface ApiDescription {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly securitySchemes: Readonly<Record<string, object>>
  }
}
