import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/** Validates a form with the contract's schema and reports the first issue of each field. */
export function schemaResolver<Form extends FieldValues>(
  schema: z.ZodMiniType<Form, Form>,
): Resolver<Form, unknown, Form> {
  return (values) => {
    const parsed = schema.safeParse(values)
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { path, code, message } of parsed.error.issues)
      errors[String(path[0])] ??= { type: code ?? 'invalid', message }
    // The keys are the schema's own, which the form's type cannot see through a record.
    return { values: {}, errors: errors as FieldErrors<Form> }
  }
}
