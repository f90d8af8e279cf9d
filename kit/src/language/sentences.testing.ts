/** Loads the sentences of the modules that a test imports before it runs, as the page does before it renders. */
import { beforeAll } from 'vitest'
import { changeLanguage } from './language.ts'

// Files share their modules with those that ran before them, some of which end in Arabic.
beforeAll(() => changeLanguage('en'))
