if (/\blang=ar\b/.test(document.cookie)) Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl' })
