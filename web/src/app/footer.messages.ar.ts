export const appAndPayment = (shop: string) => `تطبيق ${shop} وطرق الدفع`
export const takeTheApp = (shop: string) => `خد تطبيق ${shop} معاك`
export const howToTakeTheApp = 'هيفتح لك تطبيق البريد برسالة جاهزة فيها اللينكات. ابعتها لنفسك.'
export const sendLinksTo = 'ابعت اللينكات على'
export const shareAppLink = 'ابعت لينك التطبيق'
export const appMailSubject = (shop: string) => `تطبيق ${shop}`
export const paymentPartners = 'طرق الدفع'
export const deliveriesWith = (shop: string) => `طلباتك توصلك مع ${shop}`

export const notFoundTitle = 'الصفحة مش موجودة'
export const notFoundHeading = 'الصفحة دي مش موجودة'
export const notFoundPicture = 'خطأ: الرف ده فاضي'
export const notFoundText = 'ممكن يكون اللينك قديم أو مكتوب غلط.'
