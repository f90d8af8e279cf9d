export const noConnection = 'مش قادرين نوصل للمحل. اتأكد من الاتصال وحاول تاني.'
