// The phone's language, until another one is chosen.
const language = /\blang=(\w+)/.exec(document.cookie)?.[1] ?? navigator.language
if (language.startsWith('ar')) Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl' })
// As kit/src/theme/chosen-theme.ts.
const chosenTheme = localStorage.getItem('theme')
const theme = chosenTheme ?? (matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light')
document.documentElement.dataset.theme = theme
document.documentElement.style.colorScheme = theme
