import { expect, test } from 'vitest'
import { pictureSource } from './picture.tsx'

test('a picture of our own server has three widths', () => {
  const url = 'http://localhost:3000/images/fresh-milk-1-3fa9c2d1'
  expect(pictureSource(url)).toEqual({
    src: `${url}?w=480`,
    srcSet: `${url}?w=240 240w, ${url}?w=480 480w, ${url}?w=960 960w`,
  })
})

test('a picture of any other server is used unchanged', () => {
  expect(pictureSource('https://shop.example/images/milk.jpg')).toEqual({ src: 'https://shop.example/images/milk.jpg' })
})
