/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The origin of the API, if it is not the storefront's own. */
  readonly VITE_API_HOST?: string
}
