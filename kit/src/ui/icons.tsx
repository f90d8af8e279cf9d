/**
 * The shop's line icons on a grid of 24 by 24, in the colour of the text beside them. Shapes from Lucide
 * (https://lucide.dev, ISC licence, web/LICENSES.md): a few paths instead of a package of thousands.
 */
import type { SVGProps } from 'react'

const CIRCLE = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0'

export const ChevronRight = icon('m9 18 6-6-6-6')
export const CircleAlert = icon(CIRCLE, 'M12 8v4', 'M12 16h.01')
export const CircleCheck = icon(CIRCLE, 'm16 9-5.5 5.5L8 12')
export const Heart = icon(
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
)
export const HeartOff = icon(
  'M10.5 4.893a5.5 5.5 0 0 1 1.091.931.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 1.872-1.002 3.356-2.187 4.655',
  'm16.967 16.967-3.459 3.346a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5a5.5 5.5 0 0 1 2.747-4.761',
  'm2 2 20 20',
)
export const Home = icon(
  'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8',
  'M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
)
export const LayoutGrid = icon('M4 3h5v7H4zM15 3h5v7h-5zM15 14h5v7h-5zM4 14h5v7H4z')
export const LogOut = icon('m16 17 5-5-5-5', 'M21 12H9', 'M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4')
export const Menu = icon('M4 5h16', 'M4 12h16', 'M4 19h16')
export const Minus = icon('M5 12h14')
export const Package = icon(
  'M11 21.73a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73z',
  'M12 22V12',
  'M3.29 7 12 12l8.71-5',
  'm7.5 4.27 9 5.15',
)
export const Search = icon('m21 21-4.34-4.34', 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0')
export const ShoppingCart = icon(
  'm2.05 2.05 1.099-.028a1 1 0 0 1 1.008.815l2.69 14.347A1 1 0 0 0 7.83 18H18',
  'M4.563 5h16.435a1 1 0 0 1 .981 1.204l-1.026 6.226A2 2 0 0 1 18.962 14H6.25',
  'M16 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  'M6 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
)
export const Star = icon(
  'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z',
)
export const UserRound = icon('M7 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0', 'M20 21a8 8 0 0 0-16 0')
export const X = icon('M18 6 6 18', 'm6 6 12 12')

/** Icons of one screen stand beside it, outside the entry chunk. */
export function icon(...paths: string[]) {
  // In rem, so that icons grow with the text.
  return function Icon({ size = 24, ...props }: SVGProps<SVGSVGElement> & { readonly size?: number }) {
    return (
      <svg
        width={`${size / 16}rem`}
        height={`${size / 16}rem`}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    )
  }
}
