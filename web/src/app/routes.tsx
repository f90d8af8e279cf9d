import { useLanguage } from '@baqala/kit/language/language.ts'
import { useMemo } from 'react'
import { type RouteObject, useRoutes } from 'react-router'
import { RequireSession, VisitorsOnly } from './guards.tsx'
import { Layout } from './layout.tsx'
import { NotFoundScreen } from './not-found.ts'
import { type Screen, screens } from './screens.ts'

export function AppRoutes() {
  const language = useLanguage()
  // New elements for each language: React renders the same components again, with all that they hold.
  // oxlint-disable-next-line react/exhaustive-deps
  const routes = useMemo(() => makeRoutes(), [language])
  return useRoutes(routes)
}

function makeRoutes(): RouteObject[] {
  const children = [
    { element: <RequireSession />, children: screensFor('shoppers') },
    { element: <VisitorsOnly />, children: screensFor('visitors') },
    ...screensFor('anyone'),
    { path: '*', element: <NotFoundScreen /> },
  ]
  return [{ element: <Layout />, children }]
}

function screensFor(access: Screen['access']): RouteObject[] {
  return screens
    .filter((screen) => screen.access === access)
    .map(({ path, screen: ScreenComponent }) => ({ path, element: <ScreenComponent /> }))
}
