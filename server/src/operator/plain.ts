/** What a shopper wrote, on one line and without the characters that give a terminal orders. */
export function plain(text: string): string {
  return text.replace(/\p{C}+/gu, ' ')
}
