/** Loads the sentences of the modules that a test imports before it runs, as the page does before it renders. */
import { beforeAll } from 'vitest'
import { sentencesLoaded } from './language.ts'

beforeAll(sentencesLoaded)
