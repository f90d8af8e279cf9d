/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The origin of the API, if it is not the storefront's own. */
  readonly VITE_API_HOST?: string
}

declare module '*.md' {
  export const title: string
  export const text: readonly import('./help/page-node.ts').PageNode[]
}
