import { CARD_SIZES, DETAILS_SIZES } from '../src/catalog/picture-sizes.ts'
import { paths } from '@baqala/contract/paths'
import { srcSetOf } from '../src/ui/picture-source.ts'
import type { DrawnScreen } from './drawn-screens.ts'
import type { Renderer } from './renderer.ts'
import { insideScript } from './shop-page.ts'

const FIRST_SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/

/** The screen put into `page`. The scripts are only named: early.js asks for them once what is drawn has been painted. */
export async function drawnPage(
  page: string,
  screen: DrawnScreen,
  scripts: readonly string[],
  { drawFirstPaint, drawCartWithBlanks }: Renderer,
): Promise<string> {
  const drawn = await drawFirstPaint(screen.path, screen.for === 'shopper')
  const behind = screen.path === paths.cart ? earlyCart(drawCartWithBlanks()) : ''
  const others = screen.others ? ` data-others="${screen.others}"` : ''
  const named = [FIRST_SCRIPT.exec(page)?.[1], ...scripts.map((file) => `/${file}`)].join(' ')
  return page
    .replace(FIRST_SCRIPT, '')
    .replace('</head>', `${firstPicturesOf(screen.path)}</head>`)
    .replace('<html ', `<html data-drawn-for="${screen.for}"${others} `)
    .replace('<div id="root"></div>', () => {
      return `<div id="root" inert data-scripts="${named}">${drawn}</div>${behind}`
    })
}

function earlyCart(withBlanks: string): string {
  return `<template id="early-cart-drawn">${withBlanks}</template><script>${insideScript('early-cart.js')}</script>`
}

/** What our server makes of it: server/src/product-page.ts. */
function firstPicturesOf(path: string): string {
  const srcSet = srcSetOf('{picture}')
  if (path === paths.products) {
    const link = `<link rel="preload" as="image" imagesrcset="${srcSet}" imagesizes="${CARD_SIZES}" fetchpriority="high">`
    return `<!--for each first picture: ${link}-->`
  }
  if (path !== paths.anyProductDetails) return ''
  const parameters = `rel=preload; as=image; imagesrcset="${srcSet}"; imagesizes="${DETAILS_SIZES}"; fetchpriority=high`
  return `<!--with its first picture: ${parameters}-->`
}
