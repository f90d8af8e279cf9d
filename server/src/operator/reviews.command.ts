import { Command, InvalidArgumentError } from 'commander'
import { setHidden } from '../reviews/reviews.ts'
import { listNewestReviews, type ListedReview } from '../reviews/reviews.queries.ts'
import { cairoTime } from '../egypt/cairo-time.ts'
import { print, table } from './print.ts'
import { withShop } from './with-shop.ts'

const EXAMPLES = `
Examples:
  baqala reviews list                                 the newest 50
  baqala reviews hide 6c1f0e2a5b7d4c3f9a8e1d20        nobody sees it, and its stars do not count
  baqala reviews show 6c1f0e2a5b7d4c3f9a8e1d20        it is back`

/** `baqala reviews …` lists reviews, hides them and shows them again. */
export function reviewsCommand(): Command {
  const reviews = new Command('reviews').description('what shoppers say of products').addHelpText('after', EXAMPLES)
  reviews
    .command('list')
    .description('the newest first, hidden ones too')
    .option('--most <count>', 'so many at most', wholeNumber, 50)
    .action(({ most }: { most: number }) =>
      withShop(async ({ db }) => print(describeReviews(await listNewestReviews(db, most)))),
    )
  addSwitch(reviews, 'hide', 'nobody sees it any more, and its stars do not count', true)
  addSwitch(reviews, 'show', 'everybody sees it again', false)
  return reviews
}

function addSwitch(reviews: Command, name: string, description: string, isHidden: boolean): void {
  reviews
    .command(name)
    .description(description)
    .argument('<id>', 'its id in the list')
    .action((id: string) =>
      withShop(async ({ db }) => {
        await setHidden(db, id, isHidden)
        print(`${id}: ${isHidden ? 'hidden' : 'shown'}.`)
      }),
    )
}

function describeReviews(reviews: readonly ListedReview[]): string {
  if (reviews.length === 0) return 'Nobody has reviewed anything yet.'
  const rows = reviews.map(({ id, createdAt, rating, isHidden, product, review }) => [
    id,
    cairoTime(createdAt),
    rating,
    isHidden ? 'hidden' : '',
    product,
    review,
  ])
  return table(['id', 'written', 'stars', '', 'product', 'review'], rows)
}

function wholeNumber(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.')
  return Number(text)
}
