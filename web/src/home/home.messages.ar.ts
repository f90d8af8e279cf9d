export const category = 'قسم'
export const banners = 'إعلانات المحل'
export const image = 'صورة'
export const onSale = 'خصومات'
export const bread = 'عيش وفطير وفينو'
export const teaAndCoffee = 'شاي وقهوة'
export const fruitAndVegetables = 'خضار وفاكهة'
export const juices = 'عصاير ومشروبات'
export const continueTo = (title: string) => `كمّل على ${title}`
export const continueToProduct = 'كمّل على المنتج اللي فتحته'
export const continueToSearch = (typed: string) => `كمّل البحث عن «\u2068${typed}\u2069»`
export const continueToOrders = 'كمّل على طلباتك'
export const goOn = 'كمّل من مكانك'
