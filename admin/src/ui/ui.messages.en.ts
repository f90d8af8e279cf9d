import { shop } from '../../../shop.config.ts'

export const codeAgain = 'Your code again'
export const passwordAgain = 'Your password again'
export const againHint = 'This change asks for it when the last one is more than ten minutes old.'
export const currency: string = shop.currency
export const previous = 'Previous'
export const next = 'Next'
export const undo = 'Undo'
export const undone = 'Taken back'
export const none = 'none'
export const save = 'Save'
export const cancel = 'Cancel'
export const back = 'Back'
