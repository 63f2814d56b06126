/** Articles as tests put them in, and plans of people. */
import type { OpenedDb } from '../../../supabase/local/db/open.ts';
import { type Person, personIds } from './people.ts';

/** A sentence that stands in one body alone. */
export const secretOf = (slug: string) => `secretof${slug.replaceAll('-', '')}`;
export const bodyOf = (slug: string) =>
  `## At the desk\n\nThe kettle sings while the list grows. ${secretOf(slug)} stands at its end, and the day begins with one small thing.`;

export interface PutArticle {
  readonly slug: string;
  readonly kind?: string;
  readonly tier?: string;
  readonly category?: string;
  readonly state?: string;
  readonly publish_at?: string;
  readonly langs?: readonly string[];
  /** languages with a title and a summary alone */
  readonly cards?: readonly string[];
}

const source = { title: 'A title', publisher: 'A journal', year: 2012, url: 'https://doi.org/10.1000/abc' };

/** Puts an article in, with what it takes to be in that state. Answers its id. */
export async function putArticle(db: OpenedDb, of: PutArticle): Promise<string> {
  const { slug, kind = 'article', tier = 'freemium', category = 'attention', state = 'published' } = of;
  const publishAt = of.publish_at ?? new Date(Date.now() - 3_600_000).toISOString();
  const [row] = await db.query<{ id: string }>(
    `insert into public.articles (kind, slug, tier, category, state, publish_at, published_at, deleted_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      kind,
      slug,
      tier,
      category,
      state,
      publishAt,
      state === 'draft' ? null : publishAt,
      state === 'deleted' ? new Date().toISOString() : null,
    ],
  );
  if (!row) throw new Error('no article');
  const langs = of.langs ?? ['en'];
  for (const lang of [...langs, ...(of.cards ?? [])]) {
    await db.query(
      `select private.add_article_text(a, $2, $3, $4, 'What is on a desk, and what is not.', $5, $6::jsonb)
       from public.articles a where a.id = $1`,
      [
        row.id,
        lang,
        state === 'draft' ? 'draft' : 'current',
        `About ${slug.replaceAll('-', ' ')}`,
        langs.includes(lang) ? bodyOf(slug) : null,
        JSON.stringify(lang === 'en' ? [source] : []),
      ],
    );
  }
  return row.id;
}

/** Addresses are free again as well. */
export async function emptyLibrary(db: OpenedDb): Promise<void> {
  await db.script(
    `delete from public.articles; delete from private.used_slugs; delete from public.rate_limits;
     delete from public.admin_audit_log where action like 'library.%'`,
  );
}

interface Plan {
  readonly tier: string;
  /** days until a trial ends */
  readonly trial?: number;
  /** days until the plan ends */
  readonly end?: number;
}

export async function setPlan(db: OpenedDb, person: Person, plan: Plan | null): Promise<void> {
  await db.query('delete from public.subscribers where user_id = $1', [personIds[person]]);
  if (plan === null) return;
  await db.query(
    `insert into public.subscribers (user_id, subscribed, subscription_tier, subscription_end, trial_status, trial_ends_at)
     values ($1, true, $2, now() + make_interval(days => $3::int), $4, now() + make_interval(days => $5::int))`,
    [
      personIds[person],
      plan.tier,
      plan.end ?? 30,
      plan.trial === undefined ? 'none' : 'active',
      plan.trial ?? null,
    ],
  );
}
