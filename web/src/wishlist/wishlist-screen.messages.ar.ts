import { shop } from '../../../shop.config.ts'

export const screenLoadRefused = 'ما قدرناش نجيب المفضلة.'
export const screenLoadUnreachable = 'حصل خطأ وإحنا بنجيب المفضلة.'

export const title = 'المفضلة'
export const columns = ['الصورة', 'المنتج', `السعر (${shop.currencyAr})`, 'إجراء', 'ضيف للسلة']
export const empty = 'المفضلة فاضية.'

export const tabTitle = 'المفضلة'
export const cannotBeShown = 'مش قادرين نعرض المفضلة دلوقتي. مفيش حاجة ضاعت منها.'
export const tellMe = 'قولي لما يرجع'
export const willTell = 'هنبعتلك إيميل أول ما يرجع.'
export const neverMind = 'الغي التنبيه'
export const waitFailed = 'ما نفعش. اتأكد من النت وجرّب تاني.'
