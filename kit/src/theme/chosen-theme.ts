import { createKeptStore } from '../api/kept-store.ts'

export const THEMES = ['system', 'light', 'dark'] as const

/** The theme that the shopper chose in this browser. A page's first script shows it before anything is painted, by the same rule. */
export const chosenTheme = createKeptStore<(typeof THEMES)[number]>('theme', {
  read: (kept) => THEMES.find((each) => each === kept) ?? 'system',
  write: (chosen) => (chosen === 'system' ? null : chosen),
})
chosenTheme.onChange(show)

/** Changes with the system, where no theme is chosen. */
export function followTheme(): void {
  systemIsDark().addEventListener('change', show)
}

function show(): void {
  const root = document.documentElement
  const chosen = chosenTheme.get()
  const shown = chosen === 'system' ? (systemIsDark().matches ? 'dark' : 'light') : chosen
  root.dataset.theme = shown
  root.style.colorScheme = shown
}

function systemIsDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme:dark)')
}
