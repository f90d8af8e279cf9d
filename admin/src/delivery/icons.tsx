import { icon } from '@baqala/kit/ui/icons.tsx'

export { Minus } from '@baqala/kit/ui/icons.tsx'
export const Plus = icon('M5 12h14', 'M12 5v14')
