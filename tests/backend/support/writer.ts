/** Writes pairs of rows, one transaction each, and prints the number of a pair once it was acknowledged. */
import { openDb } from '../../../supabase/local/db/open.ts';

const db = await openDb({ url: process.argv[2] });
await db.query('create table if not exists pairs (n int, half text, filler text)');
const [last] = await db.query<{ n: number | null }>('select max(n) as n from pairs');
// Rows of very different size, so that a kill meets small and large writes.
for (let n = (last?.n ?? 0) + 1; ; n += 1) {
  await db.tx(async (query) => {
    const filler = 'x'.repeat(n % 7 === 0 ? 30_000 : 20);
    await query('insert into pairs values ($1::int, $2, $3)', [n, 'left', filler]);
    await query('insert into pairs values ($1::int, $2, $3)', [n, 'right', filler]);
  });
  process.stdout.write(`${n}\n`);
}
