import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from './config.ts'
import type { Origins } from './origins.ts'
import { inlineHashes } from './storefront.ts'

/** The headers that tell a browser what this shop never does. */
export function contentSecurityPolicy(config: Config, origins: Origins): FastifyHelmetOptions {
  const isHttps = config.publicUrl?.startsWith('https:') ?? false
  const { scripts, styles } = inlineHashes()
  const ownPictures = config.publicUrl === undefined ? ['http://localhost:*', 'http://127.0.0.1:*'] : [origins.main]
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The pages' one inline script starts loading before the application has arrived; it is known by its hash.
        scriptSrc: ["'self'", ...scripts],
        styleSrc: ["'self'", ...styles],
        imgSrc: ["'self'", 'data:', ...ownPictures],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Other front ends may show our pictures and read our answers (CORS decides which).
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // The payment page opens in a window of its own.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  }
}
