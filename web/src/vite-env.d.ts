/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The origin of the API, if it is not the storefront's own. */
  readonly VITE_API_HOST?: string
}

/** theme.css, or theme-arabic.css in the Arabic build. */
declare module '#style'
