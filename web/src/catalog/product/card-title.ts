/** Spec 9: cards show the first two words of a title. */
export function cardTitle(title: string): string {
  return title.trim().split(/\s+/).slice(0, 2).join(' ')
}
