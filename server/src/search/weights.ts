/**
 * The numbers that rank an answer, and that limit what is read. They were chosen on the labelled queries (labelled-queries.testing.ts), and the blind ones,
 * which nobody tuned for, say whether a change is one for the better: `search.test.ts` holds their recall.
 */

/** A match in a field, from 0 to 15: postings keep four bits. A product is ordered by the place where it was found. */
export const FIELD = {
  // Arabic puts the thing first: صلصة طماطم is a sauce, and the aisle مكسرات ولب is one of nuts.
  FIRST_WORD: 15,
  // The first word of an aisle's name. From this weight on a match is what the product, or its aisle, is first of all.
  AISLE: 12,
  // English puts the thing anywhere in a title: all of its words count the same.
  TITLE: 11,
  // The later words of an aisle, and from here on a match names the product.
  SUBCATEGORY: 8,
  // Below what a product is: its maker's other goods come after those that are called so.
  BRAND: 6,
  // The word alone would be another thing: corn oil is hardly meant by "corn".
  NOT_MEANT: 5,
  // The weakest field: a match in nothing but a category's name finds half of a shop.
  CATEGORY: 4,
} as const

/** A product of one kind of a thing keeps this share of its weight: the plain thing comes before its kinds. */
export const KIND = 0.8

/** How well a key of the index fits a typed word, from 0 to 1. */
export const FIT = {
  EXACT: 1,
  // As good as exact, but the word itself comes first.
  STEM: 0.95,
  // Another name of the thing, from the lexicon.
  THING: 0.92,
  // طحين is flour, though طحينة (tahini) has the same stem: a word that names a thing is hardly meant as a stem.
  STEM_OF_A_NAME: 0.7,
  // A beginning, however much is typed of it: "chi" is chicken as well as chips.
  PREFIX: 0.65,
  // The thing that a begun word would name is a guess on a guess.
  THING_OF_A_PREFIX: 0.75,
  // A beginning of a name that no product carries, such as a maker's.
  NAME_PREFIX: 0.75,
  // Begun, and in Arabizi.
  SPOKEN_PREFIX: 0.55,
  // A word with others after it is finished: its beginnings count less.
  NOT_THE_LAST: 0.8,
} as const

/** How well another word fits than the one that was typed. */
export const GUESS = {
  // Egyptians spell the same word in many ways; its misfit (arabizi.ts) is taken off.
  ARABIZI: 0.9,
  // Taken off where the Latin letters are, or begin, an English word of the shop: they are rather that word.
  ENGLISH_FIRST: 0.25,
  ENGLISH_BEGUN: 0.4,
  // A misfit up to which Arabizi is sure, and typing errors are not looked for.
  GOOD_ARABIZI: 0.05,
  // A typing error; ALIKE is added for letters that look or sound alike.
  ONE_EDIT: 0.66,
  ALIKE: 0.1,
  TWO_EDITS: 0.4,
} as const

/** Misfits of Arabizi: what each letter that cannot be explained costs. Single letters stand in arabizi.ts. */
export const MISFIT = {
  // Short vowels are spoken, not written: nearly free inside a word, rare before it.
  UNWRITTEN_VOWEL: 0.1,
  INITIAL_VOWEL: 0.3,
  // Hamza, which folding removes.
  GLOTTAL_STOP: 0.15,
  // A doubled consonant is one letter in Arabic.
  DOUBLED: 0.03,
  // A whole word's limit: longer words may differ more, up to half a word's sense.
  PER_LETTER: 0.08,
  MAX: 0.45,
  // Three letters that begin a word leave room for one doubt.
  MAX_OF_A_BEGINNING: 0.12,
} as const

/** A letter that sounds or looks alike, a vowel, two letters exchanged: half an edit. */
export const HALF_AN_EDIT = 0.5
// A finger that slipped in an Arabic word of three letters: لبم is لبن. An error of the ear is rather meant: سمط is سميط, no سمك.
export const SLIP_IN_THREE = 0.75

/** Fits of words that are surely meant: no beginning, no typing error. A relaxed answer needs one. */
export const SURE = 0.67

/** A share of the weight of the very word, added so that it comes before its stem and other names. */
export const VERY_WORD = 0.25

/** The score's factor where the size is the one that was asked for. */
export const RIGHT_SIZE = 1.3

/** Matches below this share of the best one are left out: what follows is another thing. */
export const CUT = 0.45

/** Letters, if nothing else is said, that a word has at least to be read so. */
export const LEAST = {
  // A single letter begins half of the shop.
  BEGINNING: 2,
  // The last word, as one that is still typed, and a beginning in Arabizi: with two letters everything begins so.
  UNFINISHED: 3,
  // Each half of "oliveoil". Two letters are half of many words that nobody wrote together.
  HALF: 3,
  // Behind a و that is stuck to it: وخل is "and vinegar".
  BEHIND_AND: 2,
  // Typed on the other keyboard, with an error besides: shorter texts are near to anything.
  MISTYPED: 5,
  // After a key that writes no letter there, as in `.heese`: fewer letters end too many words.
  BEHIND_A_SIGN: 4,
  // The share of words that the shop knows on the other keyboard: the others may be mistyped, or goods that it has not.
  KNOWN: 0.5,
  // Things in a list without "and": two side by side are rather one, such as tea with mint.
  LISTED: 3,
  // The word's own letters in Arabic: بالجبنه is جبن.
  STEM: 3,
  // The article is no part of shorter ones either: الخل.
  BEHIND_ARTICLE: 2,
  // Mistyped by one edit. Words of three letters have many neighbours.
  ONE_EDIT: 4,
  // One letter for another: كتاب (book) is not كتشب.
  REPLACED: 5,
  // Half an edit more, and two whole ones: longer words have few neighbours.
  MORE_EDITS: 7,
  TWO_EDITS: 8,
} as const

/** So much of a text is read, which limits its time. */
export const MOST = {
  // Nobody asks for a product with more words; a pasted list may have any number.
  WORDS: 12,
  // A longer word is no word of a grocer's.
  WORD_LETTERS: 32,
  // Words that the shop does not know cost the most, and a text with more of them is not about groceries.
  GUESSED: 4,
  // Readings of such a word: three or thirty pass the same tests, and each takes time.
  READINGS: 8,
  // Words of a name in the lexicon.
  PHRASE: 5,
  // Letters of a text that is read with the other keyboard and an error: that is one more search.
  MISTYPED: 20,
} as const
