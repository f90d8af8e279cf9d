/** Pictures of products, categories and brands. */
import * as z from 'zod/mini'
import { id } from '../endpoint.ts'
import { once, wholeNumber } from '../paging.ts'
import { MAX_PICTURE_BYTES, MAX_PICTURES } from './limits.ts'
import { adminChange, adminEndpoint, CheckQuery, dataOf } from './admin-endpoint.ts'

const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

const LAST = MAX_PICTURES - 1
const position = wholeNumber(`position must be a whole number from 0 to ${LAST}`, 0, LAST)

/** The pictures of a product by their paths on the shop's address, in order. */
const Pictures = z.object({
  ...{ _id: z.string(), imageCover: z.string(), images: z.array(z.string()) },
  /** The product's, as changeProduct wants it. */
  updatedAt: z.string(),
})
const GroupPicture = z.object({ _id: z.string(), image: z.string() })

/** The picture in that place by its path, empty for none: if another one stands there now, nothing is changed. */
const ofPlace = z.extend(CheckQuery, { seen: once(z.string().check(z.maxLength(200))) })
const changed = { 409: 'Another picture stands there than was `seen`.' }

const file = { types: PICTURE_TYPES, maxBytes: MAX_PICTURE_BYTES }
const refused = {
  400: 'The file is no picture of its type, or has more than 64 million pixels.',
  413: 'It has more than 8 MB.',
}
const turned = 'It is turned as its camera says, and kept without the place and the time that it was taken.'

export const putPicture = adminEndpoint('putPicture', {
  summary: `Put a picture in the place of another; 0 is the cover. Beyond the last picture it becomes the last one. ${turned}`,
  params: z.object({ id, position }),
  query: ofPlace,
  file,
  reply: dataOf(Pictures),
  refusals: { ...refused, ...changed, 404: 'There is no such product.' },
})

export const removePicture = adminEndpoint('removePicture', {
  summary: 'Take a picture away; those behind it move up. A product without any shows the placeholder.',
  params: z.object({ id, position }),
  query: ofPlace,
  reply: dataOf(Pictures),
  refusals: { ...changed, 404: 'There is no such product, or it has no such picture.' },
})

export const putCategoryPicture = adminChange('putCategoryPicture', {
  summary: `Change the picture of a category. ${turned}`,
  params: z.object({ id }),
  file,
  reply: dataOf(GroupPicture),
  refusals: { ...refused, 404: 'There is no such category.' },
})

export const putBrandPicture = adminChange('putBrandPicture', {
  summary: `Change the picture of a brand. ${turned}`,
  params: z.object({ id }),
  file,
  reply: dataOf(GroupPicture),
  refusals: { ...refused, 404: 'There is no such brand.' },
})
