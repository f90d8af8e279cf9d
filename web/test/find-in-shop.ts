/** Finds and uses what several screens have, by role and by the texts of the specification. `find…` waits for it. */
import { screen, waitFor, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'

/** The shopper's mouse and keyboard. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

export function main(): HTMLElement {
  return screen.getByRole('main')
}

/** Waits for words that stand in several elements, such as a label and its value. Returns the innermost element around them. */
export async function findWords(words: string, inside = main()): Promise<HTMLElement> {
  const isThese = (element: Element | null) => element?.textContent.replace(/\s+/g, ' ').trim() === words
  const around = await within(inside).findAllByText((_, element) => isThese(element))
  return around.at(-1) ?? inside
}

/** Presses a button of the screen as soon as it is there. */
export async function press(name: string | RegExp, inside = main()): Promise<void> {
  const button = await within(inside).findByRole('button', { name })
  await rendered()
  await user.click(button)
}

/** Lets React run the effects of what it has rendered: a new screen takes the focus in one, before a shopper can press anything. */
async function rendered(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Follows a link of the screen. */
export async function follow(name: string | RegExp, inside = main()): Promise<void> {
  const link = await within(inside).findByRole('link', { name })
  await rendered()
  await user.click(link)
}

/** Follows a link of the bar. */
export async function goTo(name: string): Promise<void> {
  const [bar = document.body] = within(screen.getByRole('banner')).getAllByRole('navigation')
  await user.click(within(bar).getByRole('link', { name }))
}

/** An input of the screen by its name in the form. */
export async function findField(name: string): Promise<HTMLInputElement> {
  const input = await waitFor(() => {
    const found = main().querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!found) throw new Error(`No field ${name}.`)
    return found
  })
  await rendered()
  return input
}

/** Types into the inputs in place of what they hold. */
export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const input = await findField(name)
    await user.clear(input)
    if (value) await user.type(input, value)
  }
}

export function submitButton(): HTMLButtonElement | null {
  return main().querySelector('button[type=submit]')
}

/** Whether a press does something. A button that is busy keeps the focus, so it is not `disabled`. */
export function isEnabled(button: HTMLButtonElement | null): boolean {
  return button !== null && !button.disabled && button.getAttribute('aria-disabled') !== 'true'
}

export function canSubmit(): boolean {
  return isEnabled(submitButton())
}

/** Presses the button that sends the form, as soon as it can be pressed. */
export async function submit(): Promise<void> {
  await waitFor(() => {
    if (!canSubmit()) throw new Error('The form cannot be sent.')
  })
  await user.click(submitButton() ?? main())
}

/** The texts of the toasts, the oldest first. */
export function toasts(): (string | null)[] {
  return [...screen.getByRole('log').querySelectorAll('p')].map(({ textContent }) => textContent)
}

/** The tone decides on the colour: green for success; red for failure, and for removal. */
export async function findToast(text: string, tone?: 'success' | 'failure' | 'removal'): Promise<HTMLElement> {
  return within(screen.getByRole('log')).findByText(text, { selector: tone ? `[data-tone=${tone}] *` : '*' })
}

export function findCard(title: string): Promise<HTMLElement> {
  return screen.findByRole('article', { name: title })
}

/** Presses + Add on the card of that title, or in an element. */
export async function addToCart(where: string | HTMLElement): Promise<void> {
  await press(/^\+ Add/, typeof where === 'string' ? await findCard(where) : where)
}

export async function findHeart(title: string): Promise<HTMLElement> {
  return within(await findCard(title)).findByRole('button', { name: /wish ?list/i })
}

/** A heart that is pressed is red. */
export function isPressed(button: HTMLElement): boolean {
  return button.getAttribute('aria-pressed') === 'true'
}

/** A row of the cart or the wish list; null if there is none. */
export function row(title: string): HTMLElement | null {
  return within(main()).queryByRole('row', { name: new RegExp(title) })
}

export function findRow(title: string): Promise<HTMLElement> {
  return within(main()).findByRole('row', { name: new RegExp(title) })
}

/** The number on the cart in the bar; undefined before the cart has come. */
export function badge(): string | undefined {
  const links = within(screen.getByRole('banner')).getAllByRole('link', { name: /cart/i })
  return links.map(({ textContent }) => textContent).find((text) => /^\d+$/.test(text))
}

export function spinners(inside = main()): HTMLElement[] {
  return within(inside)
    .queryAllByRole('status')
    .filter(({ textContent }) => textContent.includes('…'))
}

/** The words of a screen reader after the name of an input. */
export function descriptionOf(input: HTMLElement): string {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

/** Whether a button of the screen can be pressed. */
export function canPress(name: string): boolean {
  return isEnabled(within(main()).getByRole<HTMLButtonElement>('button', { name }))
}
