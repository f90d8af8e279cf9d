export const noConnection = 'The shop cannot be reached. Please check the connection and try again.'
