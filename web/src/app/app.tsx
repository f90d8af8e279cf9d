import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { SessionProvider } from '../auth/session.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { AppRoutes } from './routes.tsx'

export function App() {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </SessionProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
