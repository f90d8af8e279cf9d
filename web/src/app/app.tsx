import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { queryClient } from '../api/query-client.ts'
import { SessionProvider } from '../auth/session.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { AppRoutes } from './routes.tsx'

interface AppProps {
  /** BrowserRouter, or StaticRouter for prerendering. */
  readonly router: ComponentType<{ children: ReactNode }>
}

export function App({ router: Router }: AppProps) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <Router>
            <AppRoutes />
          </Router>
        </SessionProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
