export const title = 'Searches without results'
export const explained =
  'What shoppers searched for and did not find: goods to order, or names that the search does not know.'
export const span = 'Last days'
export const lastDays = (days: number) => `${days} days`
export const typed = 'Searched for'
export const howOften = 'How often'
export const lastTime = 'Last time'
export const times = (count: number) => (count === 1 ? 'once' : `${count} times`)
export const empty = 'Every search found something.'
export const failed = 'The searches could not be loaded.'
