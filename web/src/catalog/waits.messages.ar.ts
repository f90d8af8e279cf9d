export const tellMe = 'قولي لما يرجع'
export const willTell = 'هنبعتلك إيميل أول ما يرجع.'
export const neverMind = 'خلاص'
export const failed = 'ما نفعش. اتأكد من النت وجرّب تاني.'
