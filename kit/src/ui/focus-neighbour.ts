/** Moves the focus to the neighbouring row's remove button, or to the heading, before the row of `button` is removed. */
export function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('tr')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const next = neighbour?.querySelector<HTMLElement>('[data-remove]') ?? document.querySelector<HTMLElement>('main h1')
  next?.focus()
}
