import { markReview } from '../../reviews/reviews.ts'
import { listNewestReviews } from '../../reviews/reviews.queries.ts'
import { cairoTime } from '../../egypt/cairo-time.ts'
import { command, group } from '../command.ts'
import { atMost, word } from '../options.ts'
import { table } from '../../files/text-table.ts'

const EXAMPLES = `
Examples:
  baqala reviews list                                 the newest 50
  baqala reviews hide 6c1f0e2a5b7d4c3f9a8e1d20        nobody sees it, and its stars do not count
  baqala reviews show 6c1f0e2a5b7d4c3f9a8e1d20        it is back`

export const reviewsCommand = group('reviews', 'what shoppers say of products', [
  command('list', 'the newest first, hidden ones too', { max: atMost(50) }).shows(async (db, { max }) => {
    const rows = (await listNewestReviews(db, { max })).map(
      ({ id, createdAt, rating, isHidden, title, unit, review }) => {
        return [id, cairoTime(createdAt), rating, isHidden ? 'hidden' : '', `${title} ${unit}`, review]
      },
    )
    return table(['id', 'written', 'stars', '', 'product', 'review'], rows, 'Nobody has reviewed anything yet.')
  }),
  hiding('hide', 'nobody sees it any more, and its stars do not count', 'hidden'),
  hiding('show', 'everybody sees it again', 'shown'),
]).addHelpText('after', EXAMPLES)

function hiding(name: string, description: string, state: 'hidden' | 'shown') {
  return command(name, description, { id: word('<id>', 'its id in the list') }).changes(async (tx, { id }, clerk) => {
    await markReview(tx, id, state, clerk)
    return `${id}: ${state}.`
  })
}
