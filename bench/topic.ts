/**
 * What a press and a key take on a question with 200 answers, until the next picture, in a browser at a quarter of its speed.
 * Counted by the clock: nothing else may run beside it. Needs a build.
 */
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { findBrowser, launchOptions } from '../scripts/browser.ts';
import { admin, people, serve } from './embedded.ts';
import { type Figure, percentile } from './figures.ts';
import { signIn } from './sign-in.ts';

const answers = 200;
const writers = 8;
const throttle = 4;
const presses = 9;
const typed = 'I begin with one small thing and stop.';
/** Milliseconds of rest, so that what one press sets off does not count for the next. */
const rest = 400;
const password = 'Bench-Pass-1';

async function told<T>(call: PromiseLike<{ data: T; error: { message: string } | null }>): Promise<T> {
  const { data, error } = await call;
  if (error) throw new Error(error.message);
  return data;
}

async function profileOf(client: SupabaseClient, at: number): Promise<string> {
  const profile = (await told(
    client.rpc('create_community_profile', {
      p_handle: `Reader-${at}`,
      p_lang: 'en',
      p_allow_requests: 'nobody',
      p_adult: true,
      p_guidelines_version: 1,
    }),
  )) as { id: string };
  return profile.id;
}

const bodyOf = (at: number) =>
  `What helped me, number ${at}:\n\n- I put **one** thing on the table.\n- I set a timer of ten minutes, and *stop* when it rings.\n- I write down where I go on.\n\n` +
  'On some days nothing of it works. Then I go for a walk and begin again after lunch, with something smaller than before.';

/** A question of the first one with answers and comments of the others. @returns its id */
async function fill(url: string, [asker, ...others]: SupabaseClient[]): Promise<string> {
  if (!asker) throw new Error('nobody asks');
  const service = admin(url);
  const asking = await profileOf(asker, 0);
  const profiles: string[] = [];
  for (const [at, client] of others.entries()) profiles.push(await profileOf(client, at + 1));
  await told(
    service
      .from('community_profiles')
      .update({ first_posts_approved: 2 })
      .in('id', [asking, ...profiles]),
  );
  const topic = crypto.randomUUID();
  await told(
    asker.rpc('ask', {
      p_id: topic,
      p_title: 'How do you begin when everything is urgent?',
      p_body: 'I sit in front of the list and wait for something to happen. What do you do then?',
      p_lang: 'en',
      p_tags: ['starting'],
    }),
  );
  const rows = Array.from({ length: answers }, (_, at) => ({
    id: crypto.randomUUID(),
    topic_id: topic,
    author_profile_id: profiles[at % profiles.length],
    body: bodyOf(at),
    lang: 'en',
    state: 'visible',
  }));
  await told(service.from('answers').insert(rows));
  const comments = rows
    .filter((_, at) => at % 4 === 0)
    .map(({ id }, at) => ({
      id: crypto.randomUUID(),
      answer_id: id,
      author_profile_id: profiles[(at + 1) % profiles.length],
      body: 'Thank you, the timer works for me, too.',
      lang: 'en',
      state: 'visible',
    }));
  await told(service.from('comments').insert(comments));
  return topic;
}

/** Keeps, in the page, how long each press and key took until the next picture. */
function watch(): void {
  const took = new Map<number, number>();
  Object.assign(window, {
    takeInteractions: () => {
      const all = [...took.values()];
      took.clear();
      return all;
    },
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0)
        took.set(entry.interactionId, Math.max(took.get(entry.interactionId) ?? 0, entry.duration));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The slowest of what one act was made of; below 16 ms a browser tells nothing. */
async function after(page: Page, act: () => Promise<unknown>): Promise<number> {
  await act();
  await page.waitForTimeout(rest);
  const all: number[] = await page.evaluate('takeInteractions()');
  return Math.max(0, ...all);
}

async function openTopic(context: BrowserContext, url: string, topic: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(`${url}/community-qa/${topic}`);
  const more = page.getByRole('button', { name: 'Show more answers' });
  for (let shown = 20; shown < answers; shown += 20) {
    await more.click();
    await page
      .getByRole('article', { name: /^Answer by/ })
      .nth(shown)
      .waitFor();
  }
  await page.waitForTimeout(1000);
  return page;
}

async function measure(page: Page): Promise<[what: string, took: number[]][]> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const posts = page.getByRole('article', { name: /^Answer by/ });
  await after(page, async () => {});
  const menu: number[] = [];
  const helpful: number[] = [];
  for (let at = 0; at < presses; at += 1) {
    const post = posts.nth(Math.floor((at * (answers - 1)) / (presses - 1)));
    await post.scrollIntoViewIfNeeded();
    await page.waitForTimeout(rest);
    menu.push(
      await after(page, () => post.getByRole('button', { name: /^More about the answer/ }).click()),
      await after(page, () => page.keyboard.press('Escape')),
    );
    helpful.push(await after(page, () => post.getByRole('button', { name: /^Helpful/ }).click()));
  }
  const field = page.getByRole('textbox', { name: 'Write an answer' });
  await field.scrollIntoViewIfNeeded();
  await field.focus();
  const keys: number[] = [];
  for (const key of typed)
    keys.push(await after(page, () => page.keyboard.press(key === ' ' ? 'Space' : key)));
  return [
    ['a menu opened and closed', menu],
    ['Helpful', helpful],
    ['a key in the field for an answer', keys],
  ];
}

export async function topicFigures(): Promise<Figure[]> {
  const server = await serve('memory://', 'dist');
  const browser = await chromium.launch(launchOptions(await findBrowser()));
  try {
    const everybody = await people(server.url, writers + 1);
    const topic = await fill(server.url, everybody);
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'en-US' });
    await signIn(context, server.url, { email: 'bench-0@example.com', password });
    const page = await openTopic(context, server.url, topic);
    return (await measure(page)).flatMap(([what, took]): Figure[] => {
      const name = `question with ${answers} answers, ${throttle}x throttled: ${what}`;
      return [
        { name: `${name}, median`, value: percentile(took, 0.5), unit: 'ms' },
        { name: `${name}, slowest`, value: Math.max(...took), unit: 'ms', budget: 200 },
      ];
    });
  } finally {
    await browser.close();
    await server.stop();
  }
}
