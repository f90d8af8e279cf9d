/** Options of a navigation within a list: the window stays where it is scrolled to. */
export const STAY = { state: { staysInPlace: true } } as const
