import { pluralsOf } from '@baqala/kit/language/language.ts'

const plural = pluralsOf('en')

export const title = 'Delivery'
export const parts = { times: 'Times', areas: 'Areas', hours: 'Hours', days: 'Special days' }
export const failed = 'The delivery times could not be loaded.'
export const save = 'Save'
export const saveAnyway = 'Save all the same'
export const done = 'Done'
export const leaveOpen = 'Leave it open'
export const saved = 'Saved'

export const week = (from: string, until: string) => `${from} to ${until}`
export const weekBefore = 'Week before'
export const weekAfter = 'Week after'
export const backToToday = 'Today'
export const today = 'Today'
// Word joiners: the hours stand in one line.
export const hours = (from: string, until: string) => `${from}\u2060–\u2060${until}`
export const placesTaken = (taken: number, capacity: number) => `${taken} of ${capacity} taken`
export const serves = (areas: string) => `Rides to ${areas}`
export const comma = ', '
export const servesNone = 'Rides to no area yet'
export const afterMidnight = 'after midnight'
export const cutOff = (time: string) => `orders until ${time}`
export const isOver = 'no more orders'
export const isClosed = 'closed'
export const isOffSale = 'not offered any more'
export const heldPlaces = (count: number) => plural(count, { one: '1 held in a cart', other: `${count} held in carts` })
export const notMade = 'Times are made eight days ahead'
export const noTimes = 'No times'
export const dayClosed = 'Closed'
export const dayClosedBecause = (note: string) => `Closed: ${note}`
export const ramadanDay = 'Ramadan hours'
export const closeDay = 'Close the whole day'
export const closeDayOf = (day: string) => `Close ${day}`
export const openDay = 'Open the day again'
export const dayIsClosed = (day: string) => `${day} is closed`
export const dayIsOpen = (day: string) => `${day} is open again`

export const closeTime = 'Close'
export const openTime = 'Open'
export const closeTimeOf = (time: string) => `Close ${time}`
export const openTimeOf = (time: string) => `Open ${time}`
/** Below their number. */
export const places = (count: number) => plural(count, { one: 'place', other: 'places' })
export const fewerPlaces = (time: string) => `One place fewer, ${time}`
export const morePlaces = (time: string) => `One place more, ${time}`
export const setBy = (who: string) => `set by ${who}, whatever the weekly hours say`
export const releaseHolds = 'Let go of the places held in carts'
export const ordersIn = (count: number) => plural(count, { one: '1 order', other: `${count} orders` })
export const isDelivered = 'Delivered'
export const noOrders = 'Nobody has ordered for this time.'
export const timeIsGone = 'This time is gone: no weekly hours make it any more.'
export const closingKeeps = 'Closed, nobody can choose it any more. Orders that are there stay.'

export const touchesNone = 'No order is touched.'
export const touches = (count: number) =>
  plural(count, {
    one: '1 order is under way. It stays as it was promised; call if it cannot be kept:',
    other: `${count} orders are under way. They stay as they were promised; call if that cannot be kept:`,
  })
export const byExpress = 'express'
export const agreeOnTime = 'time to be agreed on'

export const why = 'Why, for shoppers (optional)'
export const whyInArabic = 'The same in Arabic (optional)'

export const closeNow = 'Close now'
export const closeNowAbout =
  'Stops express and the times until then at once, say in rain or when there is too much to do. Orders for later still come in, and those that are there stay.'
export const closeOpenEndAbout =
  'Stops express and all times at once. Until you open again, only orders whose time is agreed on by phone come in. Those that are there stay.'
export const howLong = 'How long?'
export const forMinutes = (minutes: number) =>
  minutes < 60 ? `${minutes} minutes` : minutes === 60 ? 'An hour' : `${minutes / 60} hours`
export const untilEnd = 'Until I open again'
export const shoppersRead = 'Shoppers read:'
export const readClosed = 'We are closed now.'
export const readClosedUntil = (time: string) => `We are closed until ${time}.`
export const shopIsClosed = 'The shop is closed now'
export const shopIsClosedUntil = (time: string) => `The shop is closed until ${time}`
export const closedBy = (who: string) => `by ${who}`
export const openNow = 'Open now'
export const isOpenAgain = 'The shop is open again'
export const isClosedNow = 'The shop is closed'
export const loadingOrders = 'Looking for orders that it touches…'

export const addArea = 'Add an area'
export const changeArea = (area: string) => `Change ${area}`
export const addRound = 'Add a round'
export const changeRound = (round: string) => `Change ${round}`
export const aboutRounds = 'A round is the couriers who ride together: its areas share the same times and their places.'
export const round = 'Round'
export const nameInEnglish = 'Name in English'
export const nameInArabic = 'Name in Arabic'
export const area = 'Area'
export const fee = 'Fee'
export const feeInEgp = 'Delivery fee, EGP'
export const minimum = 'Smallest order'
export const minimumInEgp = 'Smallest order, EGP'
export const freeFrom = 'Free from'
export const freeFromInEgp = 'Free from, EGP (empty: never)'
export const never = 'never'
export const express = 'Express'
export const expressFee = 'Express fee, EGP (empty: none)'
export const expressMinutes = 'Express within, minutes'
export const withinMinutes = (fee: string, minutes: number) => `${fee}, ${minutes}\u00a0min`
export const expressPerHour = 'Express orders an hour'
export const expressPerHourHint = 'More than these are not offered express.'
export const expressAnHour = (count: number) => `${count} express an hour`
export const governorate = 'Governorate'
export const governorates: Readonly<Record<string, string>> = {
  'EG-C': 'Cairo',
  'EG-GZ': 'Giza',
  'EG-KB': 'Qalyubia',
  'EG-ALX': 'Alexandria',
}
export const aliases = 'Other names that people write'
export const aliasesHint = 'With commas between them. They find the area from an address.'
export const areaIsClosed = 'Closed: no new orders go there'

export const aboutHours = 'The usual week of each round. From it the times of the next eight days are made.'
export const seasons = { usual: 'Usual week', ramadan: 'Week of Ramadan' }
export const changeHours = (round: string, days: string) => `Change ${round}, ${days}`
export const hoursOf = (round: string) => `Hours, ${round}`
export const change = 'Change'
export const noHours = 'no times'
export const placesEach = (count: number, minutes: number) =>
  `${plural(count, { one: '1 place', other: `${count} places` })} each, orders until ${minutes} min before`
export const onDays = 'On these days'
export const from = 'From'
export const until = 'Until'
export const timesOfDay = 'Times'
export const hoursHint = 'Times before 06:00 belong to the night of the day before.'
export const addTime = 'Add a time'
export const removeTime = (at: number) => `Remove time ${at}`
export const capacity = 'Places of each time'
export const cutOffMinutes = 'Orders until so many minutes before'
export const notInOneDay = (at: number) =>
  `Time ${at} needs a beginning, and an end after it, at six in the morning at the latest.`
export const noDayChosen = 'Choose at least one day.'
export const remade = (added: number, removed: number) => `Saved. Times: ${added} new, ${removed} gone.`

export const aboutDays = 'Days that are not as the weekly hours say.'
export const allUsual = 'Every day ahead is as usual.'
export const closeSomeDay = 'Close a day'
export const setRamadan = 'Set Ramadan'
export const ramadanAbout = 'On these days the week of Ramadan is in force. Closed days stay closed.'
export const firstDay = 'First day'
export const lastDay = 'Last day'
export const day = 'Day'
export const allAsUsual = 'All of them as usual again'
export const areAllUsual = 'These days are as usual again'
export const asUsual = 'As usual again'
export const asUsualOf = (day: string) => `${day}: as usual again`
export const ramadan = (from: string, until: string, days: number) => `Ramadan, ${from} to ${until}, ${days} days`

export const startTitle = 'Start to deliver at set times'
export const startAbout =
  'Without areas the shop takes orders for every address, and you agree on the time by phone. With areas, shoppers see the fee and choose a time. Three steps:'
export const steps = {
  round: ['The couriers', 'Everybody who rides together is a round. Most shops begin with one.'],
  hours: ['Their hours', 'When they ride, and how many orders fit into each time.'],
  area: ['The first area', 'Where they ride to, and what it costs.'],
} as const
export const stepDone = 'done'
export const stepNames = { round: 'Add the round', hours: 'Set the hours', area: 'Add the area' }
export const noNumber = 'That is no number.'
