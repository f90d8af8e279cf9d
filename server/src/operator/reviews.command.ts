import { Command } from 'commander'
import { setHidden } from '../reviews/reviews.ts'
import { listNewestReviews, type ListedReview } from '../reviews/reviews.queries.ts'
import { cairoTime } from '../egypt/cairo-time.ts'
import { mostOption } from './options.ts'
import { table } from './print.ts'
import { show } from './with-shop.ts'

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
    .addOption(mostOption(50))
    .action(({ most }: { most: number }) => show(async (db) => describeReviews(await listNewestReviews(db, most))))
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
      show(async (db) => {
        await setHidden(db, id, isHidden)
        return `${id}: ${isHidden ? 'hidden' : 'shown'}.`
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
