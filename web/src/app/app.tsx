import { Button } from '@baqala/kit/ui/button.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { Component, type ComponentType, type ErrorInfo, type ReactNode } from 'react'
import { queryClient } from '../api/query-client.ts'
import { AppRoutes } from './routes.tsx'
import { messages } from '#messages/app'
import { messages as shop } from '#messages/shop'

/** `router`: BrowserRouter, or StaticRouter for prerendering. */
export function App({ router: Router }: { readonly router: ComponentType<{ children: ReactNode }> }) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <Router>
          <AppRoutes />
        </Router>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}

class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('The storefront broke', error, componentStack)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main className="grid min-h-dvh place-items-center p-4">
        <title>{`${messages.brokenTitle} · ${shop.shopName}`}</title>
        <div role="alert" className="panel grid max-w-lg justify-items-center gap-4 px-6 py-10 text-center">
          <img src="/images/logo.svg" alt="" width={72} height={72} />
          <h1 className="screen-title">{messages.brokenHeading}</h1>
          <p className="text-lg text-ink-soft">{messages.brokenText}</p>
          <Button onClick={() => location.reload()} look="leaf" className="mt-2" text={messages.loadAgain} />
          <a href="/" className="text-link">
            {messages.toTheShop}
          </a>
        </div>
      </main>
    )
  }
}
