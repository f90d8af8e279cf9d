import { lazyScreen } from './lazy-screen.ts'

export const NotFoundScreen = lazyScreen(async () => (await import('./not-found-screen.tsx')).NotFoundScreen)
