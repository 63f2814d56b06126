/** One call of the database with text after text, and what it answers each: 'stored', a code, or a fault with its state. */
import type { OpenedDb } from '../../../supabase/local/db/open.ts';
import { type Person, personIds } from './people.ts';

/** As one person. Each text is taken back, so that the next one finds the same database. */
export const installFuzzed = (db: OpenedDb) =>
  db.query(`
    create function public.fuzzed_in_test(p_user uuid, p_call text, p_texts text[])
      returns table (code text, n integer) language plpgsql as $$
    declare
      said text;
      codes text[] := '{}';
      answer text;
      state text;
    begin
      perform set_config('request.jwt.claims', jsonb_build_object('sub', p_user, 'role', 'authenticated')::text, true);
      foreach said in array p_texts loop
        begin
          execute p_call into answer using said;
          raise exception 'stored' using errcode = 'PT000';
        exception when others then
          get stacked diagnostics state = returned_sqlstate;
          codes := codes || case when state like 'PT%' then sqlerrm else state || ': ' || sqlerrm end;
        end;
      end loop;
      return query select c, count(*)::integer from unnest(codes) c group by c;
    end $$`);

/** How often a call with these texts, each as $1, came to what. */
export async function fuzzedIn(
  db: OpenedDb,
  person: Person,
  call: string,
  sent: readonly string[],
): Promise<Record<string, number>> {
  const rows = await db.query<{ code: string; n: number }>(
    'select * from public.fuzzed_in_test($1, $2, $3)',
    [personIds[person], call, sent],
  );
  return Object.fromEntries(rows.map(({ code, n }) => [code, n]));
}
