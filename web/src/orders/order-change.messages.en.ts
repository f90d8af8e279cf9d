/** Sentences of changing a placed order, and of the list of orders without a network. */
export const title = (number: number) => `Change order ${number}`
export const goods = 'Goods'
export const today = (amount: string) => `added today at ${amount}`
export const takenOut = 'Taken out'
export const fromCart = 'From your cart'
export const addCart = (amount: string) => `Add what is in your cart, ${amount}`
export const forgotSomething = 'Forgot something? Put it in your cart, then come back here and add it to this order.'
export const browse = 'Browse products'
export const goodsStay = 'It is paid online, so its goods stay as they are. You can choose another time.'
export const otherTime = 'Another time'
export const timeAsItIs = 'Leave the time as it is'
export const now = 'Now'
export const afterwards = 'After the change'
export const deliveryIncluded = (fee: string) => `with ${fee} delivery`
export const deliveryIsFree = 'with free delivery'
export const lookingUp = 'Looking up today’s price…'
export const priceFailed = 'Today’s price cannot be read right now.'
export const cannotBeEmpty = 'An order cannot become empty. Cancel it instead.'
export const tooLate = 'The order can no longer be changed.'
export const changedByShop = 'The order has changed meanwhile. Please look at it again, and choose anew.'
export const changeIsMade = 'The order is changed as you chose.'
export const nothingChanged = 'Nothing is changed yet.'
export const cashIsTooLittle = (cash: string) =>
  `The courier brings no change then: the ${cash} you pay with is less than the new total.`
export const belowMinimum = (missing: string, area: string) => `${missing} more, and we deliver to ${area}.`
export const save = 'Change the order'
export const saving = 'Changing the order…'
export const keep = 'Leave it as it is'
export const failed = 'The order could not be changed. Please try again.'
export const notSaved = 'Your changes are not saved yet.'
export const lastKnown = (time: string) => `This is the last we know of your orders, as of ${time}.`
