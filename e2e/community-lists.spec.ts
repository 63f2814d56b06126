/** Somebody looks around in the community, goes to a question and comes back to the place they left. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from './support/test.ts';

const lang = 'pl';
const subject = 'movement';

/** Questions that stand in one language and under one subject, where no other test looks; answers their word. */
async function asked(service: SupabaseClient, count: number): Promise<string> {
  const word = `w${Date.now().toString(36)}`;
  const rows = Array.from({ length: count }, (_, at) => ({
    id: crypto.randomUUID(),
    title: `Question ${at + 1} of ${word}`,
    body: 'How do you begin again after a long break?',
    lang,
    state: 'open',
    created_at: new Date(Date.now() - at * 60_000).toISOString(),
  }));
  const tag = await service.from('tags').select('id').eq('slug', subject).single();
  const made = await service.from('topics').insert(rows);
  const tagged = await service
    .from('topic_tags')
    .insert(rows.map(({ id }) => ({ topic_id: id, tag_id: tag.data?.id as string })));
  for (const { error } of [tag, made, tagged]) if (error) throw error;
  return word;
}

test('what was chosen, shown and scrolled to is there again on the way back, and a search finds by the start of a word', async ({
  page,
  service,
}) => {
  const word = await asked(service, 25);
  await page.goto('/community-qa?sort=new');
  // What stands there before the app has taken the page over does not know this address.
  const tag = page.getByRole('link', { name: 'Movement', exact: true }).first();
  await expect(tag).toHaveAttribute('href', /sort=new/);
  await page.getByRole('combobox', { name: 'Language' }).first().selectOption(lang);
  await expect(tag).toHaveAttribute('href', /lang=pl/);
  await tag.click();
  await expect(page).toHaveURL(/\/community-qa\?sort=new&tag=movement&lang=pl$/);
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  const next = page.getByRole('link', { name: `Question 21 of ${word}`, exact: true });
  await expect(next).toBeFocused();
  await next.scrollIntoViewIfNeeded();
  // What comes near as the page is scrolled takes its own height, so that the place is one once it stands still.
  const place = await page.evaluate(async () => {
    for (let still = 0, at = -1; still < 5; still = window.scrollY === at ? still + 1 : 0) {
      at = window.scrollY;
      await new Promise(requestAnimationFrame);
    }
    return window.scrollY;
  });
  expect(place).toBeGreaterThan(500);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Question 21 of ${word}` })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(25);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

  await page.getByRole('searchbox').fill(word.slice(0, -2));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`\\?sort=new&lang=pl&q=${word.slice(0, -2)}$`));
  await expect(page.getByRole('article').first()).toContainText(word);
  await expect(page.getByRole('searchbox')).toBeFocused();
});
