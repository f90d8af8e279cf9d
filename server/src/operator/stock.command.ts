import { Command } from 'commander'
import { listStock } from './stock-book.queries.ts'
import { withShop } from './with-shop.ts'

/** `baqala stock …`: what is on the shelf, and every way it changes by hand. */
export function stockCommand(): Command {
  const stock = new Command('stock').description('what is on the shelf')
  stock
    .command('list')
    .description('products and how many pieces of each are on the shelf')
    .action(() =>
      withShop(async ({ db }) => {
        for (const { slug, onHand } of await listStock(db)) console.log(`${String(onHand).padStart(6)}  ${slug}`)
      }),
    )
  return stock
}
