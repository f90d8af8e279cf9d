import { statfsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { CAMERA_FLAGS } from './e2e/admin/fake-camera.ts'
import { CHROMIUM_FLAGS, findChromium } from './scripts/find-chromium.mjs'

const chromium = await findChromium()

// Fewer processes for each page, which take a tenth less processor time: no test has pages of two sites in one window.
const FEW_PROCESSES = ['--disable-site-isolation-trials', '--in-process-gpu']

// Loading and drawing pictures takes a tenth of the processor time of these files, in which nothing depends on one. All others have
// pictures.
const NEED_NO_PICTURES = [
  'accessible',
  'account',
  'admin',
  'admin-room',
  'aisles',
  'arabic-{cart,delivery,fields,orders,screens,states}',
  'basket',
  'cart-rows',
  'count-in-cart',
  'delivery{,-promise}',
  'keeps-its-place',
  'keyboard',
  'large-catalogue',
  'long-list',
  'many-brands',
  'orders',
  'pay-online',
  'payment-window',
  'phone',
  'recover-password',
  'search{,-stays-away}',
  'share',
  'shop-with-cash',
  'tabs',
  'toast-places',
  'toasts',
].map((name) => `**/${name}.spec.ts`)
const NO_PICTURES = '--blink-settings=imagesEnabled=false'

/**
 * Playwright keeps what Chromium's processes share, above all their pictures of the page, in files, because memory for it is 64 MB
 * in many containers. On a disk that takes processor time.
 */
function tooCareful(): string[] {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > 2 * 1024 ** 3 ? ['--disable-dev-shm-usage'] : []
  } catch {
    return []
  }
}

function launch(...flags: string[]) {
  return {
    executablePath: chromium.file,
    args: [...CHROMIUM_FLAGS, ...FEW_PROCESSES, ...CAMERA_FLAGS, ...flags],
    ignoreDefaultArgs: tooCareful(),
    env: { ...process.env, ...chromium.env },
  }
}

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/servers/first-shop.ts',
  // One more than processors: many tests wait. Each has servers and a browser of its own, some 600 MB.
  workers: Math.min(6, availableParallelism() + 1),
  fullyParallel: false,
  timeout: 45_000,
  // The gate shares its processors with whatever else runs. A test that passes the second time is named by the gate as unsteady.
  retries: process.env.CI === undefined ? 0 : 1,
  expect: { timeout: 8_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME === undefined ? 'list' : [['list'], ['json']],
  use: {
    // A worker's requests are invisible to page.route. offline.spec.ts allows it.
    serviceWorkers: 'block',
    browserName: 'chromium',
    viewport: { width: 1366, height: 900 },
    // Checks see final positions, and carousels do not use a processor while nobody looks. carousels.spec.ts allows motion.
    contextOptions: { reducedMotion: 'reduce' },
    // Failed tests keep steps and network; in the gate those of the second try. `npm run test:e2e -- shop-with-cash --trace on` keeps
    // pictures too.
    trace: {
      mode: process.env.CI === undefined ? 'retain-on-failure' : 'on-first-retry',
      screenshots: false,
      snapshots: false,
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'with pictures', testIgnore: NEED_NO_PICTURES, use: { launchOptions: launch() } },
    { name: 'without pictures', testMatch: NEED_NO_PICTURES, use: { launchOptions: launch(NO_PICTURES) } },
  ],
})
