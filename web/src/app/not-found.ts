import { lazyScreen } from './lazy-screen.tsx'

export const NotFoundScreen = lazyScreen(async () => (await import('./not-found-screen.tsx')).NotFoundScreen)
