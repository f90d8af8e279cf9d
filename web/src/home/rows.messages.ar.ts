export const aisles = 'أقسام المحل'
export const buyAgain = 'اشتري تاني'
export const onSale = 'عليها خصم'
export const seeAll = 'الكل'
export const allOf = (row: string) => `الكل: ${row}`
