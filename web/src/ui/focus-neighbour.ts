/** Moves the focus from a button that is about to be removed with its row to the next row, or to the heading. */
export function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('tr')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const next = neighbour?.querySelector<HTMLElement>('[data-remove]') ?? document.querySelector<HTMLElement>('main h1')
  next?.focus()
}
