export const asTable = 'في جدول'
