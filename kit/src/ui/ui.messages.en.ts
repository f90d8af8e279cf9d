// Texts that several screens share.
export const loading = 'Loading…'
export const updating = 'Updating…'
export const adding = 'Adding…'
export const tryAgain = 'Try again'
export const close = 'Close'
export const dismiss = 'Dismiss'
export const closeNamed = (title: string) => `Close the window “${title}”`
export const showPassword = 'Show password'
export const notifications = 'Notifications'
export const priceBefore = 'Before: '
export const priceNow = 'Now: '
export const carousel = 'carousel'
export const previous = (noun: string) => `Previous ${noun}`
export const next = (noun: string) => `Next ${noun}`
export const show = (noun: string, number: number, count: number) => `Show ${noun} ${number} of ${count}`
export const play = (carousel: string) => `Play ${carousel}`
export const pause = (carousel: string) => `Pause ${carousel}`
