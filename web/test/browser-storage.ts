/** The log of unsent changes needs these of a browser, and happy-dom lacks them: IndexedDB, and locks between tabs. */
import 'fake-indexeddb/auto'
import { locks } from 'node:worker_threads'

Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
