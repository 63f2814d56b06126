/** Nothing leads nowhere: every link of every page, for everybody who may see it. */
import { addresses } from '../scripts/addresses.ts';
import { routedPages } from '../src/app/route-rows.ts';
import { demoPassword, demoPeople } from '../supabase/local/seed/demo-people.ts';
import { crawl } from './support/crawl.ts';
import { usually } from './support/depth.ts';
import { expect, expectAlive, signIn, test } from './support/test.ts';

const everybody = {
  visitor: undefined,
  freemium: demoPeople.find(({ tier, role }) => tier === 'freemium' && role === null),
  plus: demoPeople.find(({ tier }) => tier === 'plus'),
  premium: demoPeople.find(({ tier, trial }) => tier === 'premium' && !trial),
  staff: demoPeople.find(({ role }) => role === 'full_admin'),
};
/** Of those who sign in the team is led to most: to its rooms, which nobody else sees, and wherever an account without a plan is. */
const people = usually(Object.entries(everybody), ([who]) => who === 'visitor' || who === 'staff');
/** Every page that an address alone opens; those that lead on by themselves are no places to stay. */
const plain = new Set(routedPages.map(({ path }) => path).filter((path) => !path.includes(':')));
const begin = [...new Set(addresses.map(({ path }) => path))].filter((path) =>
  plain.has(path.replace(/\?.*$/, '')),
);

for (const [who, person] of people) {
  test(`every link that a person sees leads to a page that there is, and to a part of it (${who})`, async ({
    page,
  }) => {
    test.slow();
    if (person) await signIn(page, { id: '', email: person.email, password: demoPassword });
    else await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAlive(page.getByRole('heading', { level: 1 }));
    const { pages, links, dead } = await crawl(page, begin);
    console.log(`${who}: ${pages} pages, ${links} links, ${dead.length} dead`);
    expect(dead).toEqual([]);
    expect(pages).toBeGreaterThan(30);
    expect(links).toBeGreaterThan(pages);
  });
}
