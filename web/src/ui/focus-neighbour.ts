/** The focused button is about to go with its row: the keyboard goes on at the next one, or at the heading. */
export function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('tr')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const next = neighbour?.querySelector<HTMLElement>('[data-remove]') ?? document.querySelector<HTMLElement>('main h1')
  next?.focus()
}
