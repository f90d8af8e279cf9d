/** The words of some elements that stand on two lines. */
export function brokenWords(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const text = element.firstChild
    if (!(text instanceof Text)) return [`${element.className} begins with no text`]
    return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
      const range = new Range()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return range.getClientRects().length > 1 ? [word] : []
    })
  })
}
