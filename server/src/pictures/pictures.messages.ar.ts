export const messages = {
  unknownWidth: ({ widths }: { widths: readonly number[] }) => `قيمة w يجب أن تكون واحدة من: ${widths.join('، ')}`,
}
