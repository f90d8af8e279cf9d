/** What a screen shows stands in its address: back and forward, a reload and a link keep it. */
import { useLocation } from 'react-router'

export type Query = Readonly<Record<string, string>>

export function useAsked(): Query {
  return Object.fromEntries(new URLSearchParams(useLocation().search))
}

/** The end of an address. What is empty is left out. */
export function asking(query: Readonly<Record<string, string | number>>): string {
  const filled = Object.entries(query).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]]))
  return `?${new URLSearchParams(filled).toString()}`
}
