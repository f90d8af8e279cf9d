import { messagesOf } from '../refusal.ts'

export const messages = messagesOf('pictures', {
  unknownWidth: ({ widths }: { widths: readonly number[] }) =>
    `w must be ${widths.slice(0, -1).join(', ')} or ${widths.at(-1)}`,
})
