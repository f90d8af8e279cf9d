import { createStore } from '@baqala/kit/api/store.ts'

/** New orders that nobody has taken, as order-watch.tsx counts them: none for staff who do not see orders. */
export const waitingCount = createStore(0)
