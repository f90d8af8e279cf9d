export const title = 'Shared phones'
export const explained =
  'On an enrolled phone pickers, couriers and readers change with two taps and a PIN, which each sets under "My sign-in". Owners and managers always sign in with password and code.'
export const name = 'Name of this phone'
export const nameHint = 'Such as "Counter". Open this page on the phone that is to be shared.'
export const enrol = 'Enrol this phone'
export const enrolled = 'Enrolled. Sign out to see who signs in here.'
export const thisOne = (phone: string) => `This phone is enrolled as “${phone}”. Sign out to see who signs in here.`
export const none = 'No phone is enrolled.'
export const never = 'No PIN was used here yet.'
export const lastUsed = (time: string) => `Last PIN: ${time}`
export const remove = 'Remove'
export const removeNow = (name: string) => `Yes, remove ${name}`
export const removeNamed = (phone: string) => `Remove ${phone}`
export const failed = 'The phones could not be loaded.'
