/** The library as the files of content/education have it. */
import { libraryFingerprint, seededWorks } from '../../../scripts/library-seed.ts';
import type { LocalDb } from '../types.ts';

export { libraryFingerprint };

/** What somebody wrote or took away at the desk stays. */
export async function addLibrary(db: LocalDb): Promise<void> {
  const works = seededWorks();
  await db.tx(async (query) => {
    await query('set local role service_role');
    for (const work of works) await query('select public.seed_library($1::jsonb)', [JSON.stringify(work)]);
  });
}
