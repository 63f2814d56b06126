import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { type CatalogueEntry, catalogueEntries } from '@/lib/assessments/catalogue';
import { featureIds, featurePages } from '@/lib/site/feature-pages';
import { current, loadApp } from '../auth/support';

const app = await loadApp();
const { FeaturePage } = await import('@/pages/features/feature-page');
const { FeaturesPage } = await import('@/pages/features/features-page');

const price = (tier: string, interval: string, amount: number) => ({
  id: `${tier}-${interval}`,
  tier,
  interval,
  amount_cents: amount,
  currency: 'usd',
  trial_days: 0,
});
const prices = [
  price('plus', 'month', 1050),
  price('plus', 'year', 9900),
  price('premium', 'month', 2050),
  price('premium', 'year', 19900),
];

async function open(id: (typeof featureIds)[number]) {
  app.open(paths[featurePages[id].page], <FeaturePage />);
  await screen.findByRole('heading', { level: 1 });
}
const plan = (tier: string) => within(document.querySelector(`[data-plan=${tier}]`) as HTMLElement);

describe('the list of features', () => {
  it('leads to a page for each part there is, and names no other', () => {
    app.open('/features', <FeaturesPage />);
    const parts = [...document.querySelectorAll('[data-feature] a')].map((link) => link.getAttribute('href'));
    expect(parts).toEqual([
      '/features/assessments',
      '/features/procrastination',
      '/features/dementia',
      '/features/training',
      '/features/progress-tracking',
      '/features/neuro-customization',
      '/features/export-share',
      '/features/community',
      '/features/calendar-integrations',
      '/features/smart-reminders',
    ]);
  });
});

describe.each(featureIds)('the page about %s', (id) => {
  it('says what it does, takes, costs and cannot do, and fills in its figures', async () => {
    await open(id);
    for (const part of ['What it does', 'What it takes', 'What it cannot do']) {
      expect(
        within(screen.getByRole('region', { name: part })).getAllByRole('listitem').length,
      ).toBeGreaterThan(0);
    }
    expect(
      within(screen.getByRole('region', { name: 'Plans and what they cost' })).getAllByRole('row'),
    ).toHaveLength(4);
    expect(document.body).not.toHaveTextContent(/\{\{|\}\}|feature-/);
  });

  it('shows two pictures in either theme, with words for them, their size, and a smaller one for phones', async () => {
    await open(id);
    const figures = [...document.querySelectorAll('figure')];
    expect(figures.map((figure) => figure.dataset.picture)).toEqual(featurePages[id].pictures);
    for (const image of document.querySelectorAll('figure img')) {
      expect(image.getAttribute('alt')?.length).toBeGreaterThan(20);
      expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['720', '1280']);
      expect(image).toHaveAttribute('loading', 'lazy');
      const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
      expect(sources.map((source) => [source.type, source.getAttribute('width')])).toEqual([
        ['image/avif', '1280'],
        ['image/webp', '1280'],
        ['image/avif', '720'],
      ]);
    }
  });
});

describe('prices on a feature page', () => {
  it('are those of the price table', async () => {
    current.backend.rows.plan_prices = prices;
    await open('training');
    expect(await screen.findByText('$10.50 a month or $99.00 a year')).toBeVisible();
    expect(plan('premium').getByText('$20.50 a month or $199.00 a year')).toBeVisible();
    expect(plan('freemium').getByText('No charge')).toBeVisible();
  });

  it('are left out, and the plans stay, where the table cannot be read', async () => {
    current.backend.rows.plan_prices = [];
    await open('sharing');
    expect(plan('plus').getByText('The same')).toBeVisible();
    expect(screen.queryByText(/a month/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Compare the plans' })).toHaveAttribute('href', '/pricing#plans');
  });
});

describe('single pages', () => {
  it('the self-checks are named under the plan that opens them', async () => {
    await open('assessments');
    const opened = (...plans: CatalogueEntry['access'][]) =>
      catalogueEntries.filter(({ access }) => plans.includes(access)).map((entry) => entry.catalogueName);
    for (const [tier, names] of [
      ['freemium', opened('visitor', 'freemium')],
      ['plus', opened('plus')],
      ['premium', opened('premium')],
    ] as const) {
      expect(names.length).toBeGreaterThan(1);
      const all = new Intl.ListFormat('en').format(names);
      expect(plan(tier).getByText(all, { exact: false })).toBeVisible();
    }
  });

  it('the page about memory says first what no self-check can do, and when to talk to a doctor', async () => {
    await open('dementia');
    const line = screen.getByText('A self-check cannot detect or rule out dementia.');
    expect(line.previousElementSibling).toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByText(/talk to a doctor, whatever this result shows/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open Dementia Suite' })).toHaveAttribute(
      'href',
      '/dementia-package',
    );
  });
});
