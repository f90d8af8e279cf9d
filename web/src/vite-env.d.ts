/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the API lives, if not on the storefront's own origin. */
  readonly VITE_API_HOST?: string
}
