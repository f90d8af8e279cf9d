import { expect, test } from 'vitest'
import { pictureSource } from './picture.tsx'

const url = 'http://localhost:3000/images/fresh-milk-1-3fa9c2d1'

test('a picture of our own server has three widths', () => {
  expect(pictureSource(url, '50vw')).toEqual({
    src: `${url}?w=480`,
    srcSet: `${url}?w=240 240w, ${url}?w=480 480w, ${url}?w=960 960w`,
    sizes: '50vw',
  })
})

test('a small picture is the narrowest file, also on a screen of three pixels for one', () => {
  expect(pictureSource(url)).toEqual({ src: `${url}?w=240` })
})

test('a picture of any other server is used unchanged', () => {
  expect(pictureSource('https://shop.example/images/milk.jpg')).toEqual({ src: 'https://shop.example/images/milk.jpg' })
})
