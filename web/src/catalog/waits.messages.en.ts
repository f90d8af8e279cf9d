/** Sentences about waiting for a sold-out product. */
export const tellMe = 'Tell me when it is back'
export const willTell = 'We will e-mail you when it is back.'
export const neverMind = 'Never mind'
export const failed = 'It did not work. Please check your connection, and try again.'
