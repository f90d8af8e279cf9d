import { pluralsOf } from '@baqala/kit/language/language.ts'

const plural = pluralsOf('en')

/** Sentences about the reviews of a product. */
export const reviews = 'Reviews'
export const none = (ratings: number) =>
  ratings === 0
    ? 'Nobody has written about it yet. You can, once it has been delivered to you.'
    : plural(ratings, {
        one: 'Nobody has written about it yet: its one rating came without words. You can, once it has been delivered to you.',
        other: `Nobody has written about it yet: its ${ratings} ratings came without words. You can, once it has been delivered to you.`,
      })
export const isHidden = 'The shop has hidden your review: only you see it here.'
export const askWhy = 'Ask why, under Help'
export const yours = 'Your review'
export const write = 'You have had it. How was it?'
export const stars = (count: number) => (count === 1 ? '1 star' : `${count} stars`)
export const ofFive = (rating: number) => `${rating} of 5 stars`
export const starsLabel = 'Stars'
export const textLabel = 'In your words (optional)'
export const longest = (letters: string) => `A review takes up to ${letters} letters.`
export const chooseStars = 'Choose one star to five.'
export const send = 'Send review'
export const save = 'Save'
export const cancel = 'Cancel'
export const edit = 'Edit'
export const remove = 'Delete'
export const askToRemove = 'Delete your review?'
export const keep = 'Keep it'
export const failed = 'It did not work. Please check your connection, and try again.'
export const notLoaded = "The reviews can't be loaded."
export const showMore = 'Show more'
export const changedOn = (date: string) => `${date}, edited`
