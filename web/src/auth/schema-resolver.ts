import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/** Validates a form with the contract's schema and reports the first issue of each field, whose message is its code. */
export function schemaResolver<Form extends FieldValues>(
  schema: z.ZodMiniType<Form, Form>,
): Resolver<Form, unknown, Form> {
  return (values) => {
    const parsed = schema.safeParse(values)
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { path, code, message } of parsed.error.issues)
      errors[String(path[0])] ??= { type: code ?? 'invalid', message }
    // The cast is safe: the keys come from the schema of the same form.
    return { values: {}, errors: errors as FieldErrors<Form> }
  }
}
