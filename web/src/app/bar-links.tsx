import { NavLink } from 'react-router'
import { prefetchScreen } from './prefetch-screen.ts'

export function BarLinks({ links, isAtEnd }: { links: readonly (readonly [string, string])[]; isAtEnd: boolean }) {
  return (
    <ul className={`grid gap-1 lg:flex lg:flex-wrap lg:items-center ${isAtEnd ? 'lg:ms-auto' : 'lg:me-auto'}`}>
      {links.map(([label, path]) => (
        <li key={path}>
          <NavLink
            to={path}
            end
            onPointerEnter={() => prefetch(path)}
            onFocus={() => prefetch(path)}
            className="bar-link"
          >
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

/** What cannot be had now is asked for again by the screen itself. */
function prefetch(path: string): void {
  prefetchScreen(path).catch(() => {})
}
