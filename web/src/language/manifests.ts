/** Browsers ask for a web manifest without cookies, so each language has an address of its own. */
export const MANIFESTS = { en: '/site.webmanifest', ar: '/ar/site.webmanifest' } as const
