import { QueryClient } from '@tanstack/react-query'

/** The only cache of what the server said. Query keys begin with what they hold: `session`, `people`, `log`. */
export const queryClient = new QueryClient({
  // Browsers are often wrong about being offline.
  defaultOptions: { queries: { networkMode: 'always', retry: 1 }, mutations: { networkMode: 'always' } },
})
