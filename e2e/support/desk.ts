/** The desk of the library, as its tests use it. */
import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { moderator, told } from './community.ts';
import { expect, type Person } from './test.ts';

export const becomes = async (service: SupabaseClient, { id }: Person, role: string) => {
  await told(service.from('admin_roles').insert({ user_id: id, role_type: role }).select('user_id'));
};

const paragraph =
  'You put the kettle on and find a note from the day before. It names one thing. You do that one thing first. ';
export const body = [
  'A quiet morning',
  'At the desk',
  'On the bus',
  'One thing to try today',
  'When to get help',
]
  .map((title) => `## ${title}\n\n${paragraph.repeat(8)}`)
  .join('\n\n');

/** What the browser says of an address that is taken, and of a version that is old. */
export const refused = /status of 409/;

let made = 0;
const newSlug = (name: string) => {
  made += 1;
  return `${name}-${Date.now().toString(36)}-${made}`;
};

/** An article with an English draft that could be published. */
export async function newArticle(
  site: string,
  title: string,
  isPublished = false,
): Promise<{ id: string; slug: string }> {
  const client = await moderator(site);
  const id = crypto.randomUUID();
  const slug = newSlug('e2e');
  await told(
    client.rpc('create_article', {
      p_id: id,
      p_kind: 'article',
      p_slug: slug,
      p_category: 'habits',
      p_tier: 'freemium',
    }),
  );
  await told(
    client.rpc('save_article_draft', {
      p_article: id,
      p_lang: 'en',
      p_version: 0,
      p_title: title,
      p_summary: 'What is on a desk, and what is not.',
      p_body: body,
      p_sources: [{ title: 'A study', publisher: 'A journal', year: 2012, url: 'https://example.org/study' }],
    }),
  );
  if (isPublished) {
    await told(client.rpc('move_article', { p_article: id, p_action: 'publish', p_version: 1 }));
  }
  return { id, slug };
}

export const deskOf = (id: string, lang = 'en') =>
  `/admin/dashboard?tab=education&article=${id}${lang === 'en' ? '' : `&text=${lang}`}`;
export const text = (page: Page) => page.getByLabel('Text in Markdown');
/** Opens the fields of a language. Until they are there the ones before take what is typed, and nobody is as quick as a test. */
export const toLanguage = async (page: Page, name: string) => {
  const link = page.getByRole('navigation', { name: 'Languages of this text' }).getByRole('link', { name });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
};
export const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save this draft' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
};
