import { readStored, writeStored } from '../api/stored.ts'

/** The theme that the shopper chose in this browser. A page's first script shows it before anything is painted, by the same rule. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'theme'

export function chosenTheme(): Theme {
  const kept = readStored(KEY)
  return THEMES.find((each) => each === kept) ?? 'system'
}

/** Shows the page in it from now on. A browser that forbids storage forgets it with the page. */
export function chooseTheme(theme: Theme): void {
  writeStored(KEY, theme === 'system' ? null : theme)
  show(theme)
}

/** Changes with the system, where no theme is chosen. */
export function followTheme(): void {
  systemIsDark().addEventListener('change', () => show(chosenTheme()))
}

function show(theme: Theme): void {
  const root = document.documentElement
  const shown = theme === 'system' ? (systemIsDark().matches ? 'dark' : 'light') : theme
  root.dataset.theme = shown
  root.style.colorScheme = shown
}

function systemIsDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme:dark)')
}
