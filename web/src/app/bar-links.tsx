import { NavLink } from 'react-router'
import { prefetchScreen } from './screens.ts'

export function BarLinks({ links, isAtEnd }: { links: readonly (readonly [string, string])[]; isAtEnd: boolean }) {
  return (
    <ul className={`grid gap-1 lg:flex lg:flex-wrap lg:items-center ${isAtEnd ? 'lg:ms-auto' : 'lg:me-auto'}`}>
      {links.map(([label, path]) => (
        <li key={path}>
          <NavLink
            to={path}
            end
            onPointerEnter={() => prefetchScreen(path)}
            onFocus={() => prefetchScreen(path)}
            className="bar-link"
          >
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
