/** Sentences of delivery: areas, times and what they cost. */
export const areaLabel = 'Where in Cairo?'
export const chooseArea = 'Choose your area'
/** Read out before the area that is chosen. */
export const deliveryArea = 'Delivery area:'
export const elsewhere = 'Somewhere else'
export const aboutElsewhere = 'Order as usual. We call you to agree on delivery and its fee.'
export const areaDoubt = (typed: string, area: string) =>
  `The address says \u2068${typed}\u2069, but the area is ${area}. Please check them.`
export const withoutArea = 'Without an area we call you to agree on delivery and its fee.'
export const dayLabel = 'Day'
export const timeLabel = 'Time'
export const timesOf = (day: string) => `Time, ${day}`
export const today = 'Today'
export const tonight = 'Tonight'
export const tomorrow = 'Tomorrow'
// Word joiners: the hours stand in one line.
export const hours = (from: string, until: string) => `${from}\u2060–\u2060${until}`
export const deliveryTo = (area: string) => `Delivery, ${area}`
export const dayAndHours = (day: string, time: string) => `${day}, ${time}`
export const dayAndClock = (day: string, clock: string) => `${day === tomorrow ? 'tomorrow' : day}, ${clock}`
export const dayAndDate = (day: string, date: string) => `${day}, ${date}`
export const few = 'few left'
export const full = 'full'
export const tooLate = 'too late'
export const closed = 'closed'
// A price stays in one line, here and in Arabic.
export const express = (minutes: number, fee: string) => `Express, within ${minutes} minutes, ${fee}`
export const byPhone = 'We call to agree on a time'
export const loadingTimes = 'Loading the times…'
export const timesFailed = 'The times cannot be shown right now. Order all the same: we call you to agree on one.'
export const noTimes = 'There is no free time in the next days. We call you to agree on one.'
export const heldUntil = (clock: string) => `This time is held for you until ${clock}.`
export const isNotHeld = 'This time is not held for you: order it while it is free.'
export const isFullNow = (time: string) => `${time} is full now.`
export const isGone = (time: string) => `${time} can no longer be ordered.`
export const nextIsChosen = (time: string) => `Chosen instead: ${time}.`
export const expressClosed = 'Express delivery is not possible just now.'
export const areasHaveCome = 'Your delivery was still loading. Please check its area, time and fee.'
export const areaClosed = 'We do not deliver to this area now. Please choose another.'
export const feeChanged = (now: string, before: string) => `Delivery costs ${now} now instead of ${before}.`
export const timeIsNow = (time: string) => `Your delivery time is now: ${time}.`
export const closedUntil = (time: string) => `We are closed until ${time}.`
export const closedNow = 'We are closed now.'
export const belowMinimum = (area: string, missing: string) =>
  `${missing} more, and we deliver to ${area}. If you order now, we call you to agree on delivery and its fee.`
export const noteLabel = 'Note (optional)'
export const noteExample = 'For the shop or the courier, for example: third floor, the bell does not ring.'
export const ifRunsOut = 'If something runs out'
export const waysIfRunsOut = {
  call: 'Call me first',
  replace: 'Send something similar',
  'leave out': 'Leave it out',
}
export const paidOnlineWeCall = 'If you pay online, we always call.'
export const weAgreeByPhone = 'We agree on it and its price with you by phone.'
export const cashLabel = 'I pay with (optional)'
export const cashHint = 'The courier brings change.'
export const cashTooMuch = (most: string) => `The courier brings change for ${most} at most.`
export const cashTooLittle = (total: string) => `That is less than the total of ${total}.`

export const goods = 'Goods'
export const delivery = 'Delivery'
export const free = 'Free'
/** Beside the total. */
export const feeByArea = 'Plus delivery, by area'
export const withoutDelivery = 'Without delivery: we call you'
/** The bar may hide the field of the area, which follows the address. */
export const withDelivery = (area: string, fee: string) =>
  `With ${fee ? '' : 'free '}delivery${area && ` to ${area}`}${fee && `, ${fee}`}`
export const freeFrom = (amount: string, missing: string) => `Free from ${amount}, ${missing} to go`

export const deliveryCosts = (fee: string) => `Delivery ${fee}.`
export const deliveryFrom = (fee: string) => `Delivery from ${fee}.`
export const freeDelivery = 'Free delivery.'
export const freeToSome = 'Free delivery to some areas.'
export const ordersFrom = (amount: string) => `Orders from ${amount}`
export const minimumUpTo = (amount: string) => `Minimum up to ${amount}`
export const freeOver = (amount: string) => `Free from ${amount}`
export const expressWithin = (minutes: number) => `Express in ${minutes} min`
export const expressFor = (minutes: number, fee: string) => `${expressWithin(minutes)}, ${fee}`
export const moreToMinimum = (missing: string) => `${missing} more, and we deliver.`
export const moreToSome = (missing: string) => `${missing} more, and we deliver to some areas.`
export const shut = 'Closed now'
export const shutUntil = (time: string) => `Closed until ${time}`
/** `fee`: from the minimum on; "" if it is free. */
export const moreFor = (missing: string, area: string, fee: string) =>
  `Add ${missing} more for ${area}, ${fee ? `delivery ${fee}` : 'free delivery'}`
export const moreToFree = (missing: string, hasExpress: boolean) =>
  `${missing} more and ${hasExpress ? 'standard ' : ''}delivery is free`

export const promised = 'Delivery time'
export const wasPromised = 'Promised'
export const arrives = (day: string, hours: string) => `${day}: arrives ${hours}`
export const arrivesOncePaid = (day: string, hours: string) => `${day}: arrives ${hours}, once it is paid`
export const expressOncePaid = (minutes: number) => `Express, within ${minutes} minutes once it is paid`
export const promisedWithin = (clock: string) => `Express, by ${clock}`
export const agreedByPhone = 'We call you to agree on a time.'
export const deliveryIsOpen = (area: string) =>
  `We call you to agree on delivery${area && ` to ${area}`}: its time, and its fee, which is not in this total.`
export const feeIsNotInTotal = 'The delivery fee is not in this total.'
/** Beside "Delivery", where a fee would stand. */
export const feeByPhone = 'by phone, not in the total'
export const note = 'Note'
export const paysWith = (amount: string) => `You pay with ${amount}`
