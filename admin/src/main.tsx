import './admin.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { loadSentences } from '@baqala/kit/language/language.ts'
import { BrowserRouter } from '@baqala/kit/ui/browser-router.tsx'
import { allowTranslation } from '@baqala/kit/ui/translated-page.ts'
import { followTheme } from '@baqala/kit/theme/chosen-theme.ts'
import { App } from './app/app.tsx'
import { queryClient } from './api/query-client.ts'

const root = document.getElementById('root')
if (root) void start(root)
followTheme()
allowTranslation()

async function start(root: HTMLElement): Promise<void> {
  await loadSentences()
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </QueryClientProvider>,
  )
}
