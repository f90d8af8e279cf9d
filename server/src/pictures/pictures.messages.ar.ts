export const messages = {
  unknownWidth: ({ widths }: { widths: readonly number[] }) => `قيمة w لازم تكون واحدة من: ${widths.join('، ')}`,
}
