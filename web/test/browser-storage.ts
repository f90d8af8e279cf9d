/** What happy-dom lacks of a browser and the log of unsent changes needs: IndexedDB, and locks between tabs. */
import 'fake-indexeddb/auto'
import { locks } from 'node:worker_threads'

Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
