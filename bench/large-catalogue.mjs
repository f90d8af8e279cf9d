/** Fills a shop's embedded database with `count` products, copies of the demo catalogue. */
import path from 'node:path'

export async function growCatalogue(folder, count) {
  const { PGlite } = await import('@electric-sql/pglite')
  const database = await PGlite.create({ dataDir: path.join(folder, 'postgres') })
  await database.exec(`
    create temporary table demo as select *, row_number() over (order by position, id) as nth from products;
    create temporary table more as
      select demo.*, substr(md5(demo.id || copy), 1, 24) as new_id, copy
      from demo, generate_series(1, ${Math.ceil(count / 100)}) copy
      order by copy, nth limit greatest(0, ${count} - (select count(*) from demo));
    insert into products select (jsonb_populate_record(null::products, to_jsonb(more) || jsonb_build_object(
      'id', new_id, 'slug', slug || '-' || copy, 'position', position + copy * 1000))).* from more;
    insert into stock (product_id, on_hand) select new_id, 0 from more;
    insert into stock_ledger (product_id, change, reason) select new_id, 50, 'opening stock' from more;
  `)
  const { rows } = await database.query('select count(*)::int as count from products')
  await database.close()
  return rows[0].count
}
