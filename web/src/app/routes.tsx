import { type RouteObject, useRoutes } from 'react-router'
import { RequireSession, VisitorsOnly } from './guards.tsx'
import { Layout } from './layout.tsx'
import { NotFoundScreen } from './not-found.ts'
import { type Screen, screens } from './screens.ts'

const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      { element: <RequireSession />, children: screensFor('shoppers') },
      { element: <VisitorsOnly />, children: screensFor('visitors') },
      ...screensFor('anyone'),
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
]

export function AppRoutes() {
  return useRoutes(routes)
}

function screensFor(access: Screen['access']): RouteObject[] {
  return screens
    .filter((screen) => screen.access === access)
    .map(({ path, screen: ScreenComponent }) => ({ path, element: <ScreenComponent /> }))
}
