import { afterEach, expect, test, vi } from 'vitest'
import { print, printProblem } from './print.ts'

afterEach(() => vi.restoreAllMocks())

function printed(text: string): string {
  const written: string[] = []
  const take = (chunk: string | Uint8Array) => written.push(String(chunk)) > 0
  vi.spyOn(process.stdout, 'write').mockImplementation(take)
  vi.spyOn(process.stderr, 'write').mockImplementation(take)
  print(text)
  printProblem(text)
  vi.restoreAllMocks()
  expect(new Set(written).size).toBe(1)
  return written[0] ?? ''
}

test.each([
  ['a screen wiped', '\u001b[2JMilk', 'Milk\n'],
  ['a price hidden', 'Milk \u001b[8m99 EGP\u001b[0m', 'Milk 99 EGP\n'],
  ['a window renamed', '\u001b]0;owned\u0007Milk', 'Milk\n'],
  ['a clipboard filled', '\u001b]52;c;cm0gLXJm\u001b\\Milk', 'Milk\n'],
  ['a sequence that never ends', 'Milk\u001b]52;c;cm0', 'Milk;cm0\n'],
  ['a bell, a backspace and a line begun again', 'Milk\u0007\b\r', 'Milk\ufffd\n'],
  ['the eight-bit controls', 'Milk\u0085', 'Milk\ufffd\n'],
  ['a direction turned round', 'Milk \u202eEGP 99\u202c', 'Milk \ufffdEGP 99\ufffd\n'],
])('a terminal shows %s as text and does not obey it', (_, text, shown) => {
  expect(printed(text)).toBe(shown)
})

test('Arabic, tabs and lines are printed as they are', () => {
  expect(printed('لبن\tMilk\n٤٥ EGP')).toBe('لبن\tMilk\n٤٥ EGP\n')
})

test('an amount is printed with a plain space, by which people search', () => {
  expect(printed('1,234.50\u00a0EGP')).toBe('1,234.50 EGP\n')
})
