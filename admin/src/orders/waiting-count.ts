import { createStore } from '@baqala/kit/api/store.ts'

/** New orders that nobody has taken, as order-watch.tsx counts them: none for whoever does not see them. */
export const waitingCount = createStore(0)
