export const asTable = 'As a table'
