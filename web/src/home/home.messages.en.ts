export const category = 'category'
export const banners = 'Banners'
export const image = 'image'
export const onSale = 'On sale now'
export const bread = 'Bread, feteer and rolls'
export const teaAndCoffee = 'Tea and coffee'
export const fruitAndVegetables = 'Fruit and vegetables'
export const juices = 'Juices and drinks'
export const continueTo = (title: string) => `Continue to ${title}`
export const continueToProduct = 'Continue to the product you opened'
export const continueToSearch = (typed: string) => `Continue to your search for “${typed}”`
export const continueToOrders = 'Continue to your orders'
export const goOn = 'Go on where you were'
