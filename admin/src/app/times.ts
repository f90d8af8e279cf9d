import { dateFormat } from '@baqala/kit/language/date-format.ts'

/** "27 Nov 2026, 18:05": day and clock in Cairo. */
export const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Africa/Cairo' })
