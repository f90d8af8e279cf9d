import { describe, expect, test } from 'vitest'
import { chooseFormat } from './pictures.routes.ts'

describe('the format for an Accept header', () => {
  test.each([
    // Chrome, Firefox, Safari 16, Safari 14, Safari 13, curl, a person opening the picture in Chrome.
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
    ['image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'avif'],
    [
      'image/webp,image/avif,image/jxl,image/heic,image/heic-sequence,video/*;q=0.8,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5',
      'avif',
    ],
    ['image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5', 'webp'],
    ['image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5', 'jpg'],
    ['*/*', 'jpg'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
    [undefined, 'jpg'],
    ['', 'jpg'],
    ['text/html', 'jpg'],
    ['image/avif;q=0,image/webp', 'webp'],
    ['image/avif;q=0.5,image/webp;q=0.9', 'webp'],
    ['image/avif;q=0.5,image/jpeg', 'jpg'],
    ['image/webp;q=0.1,image/jpeg;q=0', 'webp'],
  ])('%s: %s', (accept, format) => {
    expect(chooseFormat(accept)).toBe(format)
  })
})
