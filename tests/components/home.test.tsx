import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { matchRoutes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { routes } from '@/app/route-table';
import { AuthProvider } from '@/contexts/auth';
import { catalogueEntries } from '@/lib/assessments/catalogue';
import { exercises } from '@/lib/cognitive/registry';
import { FeaturesPage } from '@/pages/features/features-page';
import { HomePage } from '@/pages/home/home-page';
import { CookiePolicyPage } from '@/pages/legal/cookie-policy-page';
import { MedicalDisclaimerPage } from '@/pages/legal/medical-disclaimer-page';
import { PrivacyPolicyPage } from '@/pages/legal/privacy-policy-page';
import { TermsOfServicePage } from '@/pages/legal/terms-of-service-page';
import { renderAt } from '../support/render.tsx';

/** Parts of the page are fetched when idle. */
const patient = { timeout: 5000 };

const open = (page: ReactElement) => renderAt('/', <AuthProvider>{page}</AuthProvider>);

const pages = {
  HomePage,
  FeaturesPage,
  PrivacyPolicyPage,
  TermsOfServicePage,
  CookiePolicyPage,
  MedicalDisclaimerPage,
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the home page', () => {
  it('has one heading and one way to start', async () => {
    open(<HomePage />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'See where your attention really goes',
    );
    await screen.findByRole('heading', { name: 'How we treat your answers' }, patient);
    const starts = screen.getAllByRole('link', { name: 'Start the Focus Snapshot' });
    expect(starts.map((link) => link.getAttribute('href'))).toEqual(['/focus-snapshot', '/focus-snapshot']);
  });

  it('says in its first view whom it is for, and leads parents and teachers to their way in', async () => {
    open(<HomePage />);
    expect(screen.getByText(/adults who wonder about their attention or about ADHD/)).toHaveTextContent(
      'and for parents and teachers',
    );
    expect(screen.getByRole('link', { name: 'It is about a child' })).toHaveAttribute('href', '/#who');
    for (const name of ['For parents', 'For teachers']) {
      expect(await screen.findByRole('link', { name }, patient)).toHaveAttribute(
        'href',
        '/auth?mode=signup&redirect=%2Fscreening',
      );
    }
  });

  it('says that no questionnaire can tell whether somebody has ADHD', async () => {
    open(<HomePage />);
    expect(
      await screen.findByText(/No questionnaire can tell whether somebody has ADHD/, {}, patient),
    ).toBeVisible();
  });

  it('has one quiet line on the plans for visitors, after everything that is free', async () => {
    const { container } = open(<HomePage />);
    const line = await screen.findByText(/Plus and Premium open more tests/, {}, patient);
    expect(container.querySelectorAll('[data-slot=upgrade-prompt]')).toHaveLength(1);
    expect(line.querySelector('a')).toHaveAttribute('href', '/pricing?from=homepage_hero#plans');
    const facts = screen.getByText('Free, no account');
    expect(facts.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  const suite = async (name: string) => {
    open(<HomePage />);
    const title = await screen.findByRole('heading', { name }, patient);
    return within(title.closest('li') as HTMLElement);
  };
  const day = (iso: string) => vi.spyOn(Date, 'now').mockReturnValue(Date.parse(iso));

  it('offers the Procrastination Suite with three tests, three tools and Premium, four of its parts and how many more', async () => {
    day('2026-12-01');
    const card = await suite('Procrastination Suite');
    for (const text of ['Putting things off', '3 tests', '3 training tools', 'Premium', '+2 more']) {
      expect(card.getByText(text)).toBeVisible();
    }
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'What holds you up: starting, planning, feelings or high standards',
      'Your barriers before the first step, strongest first',
      'How you choose between now and more of it later',
      'One task, one timer, nothing else',
      '+2 more',
    ]);
    expect(card.queryByText('New')).not.toBeInTheDocument();
    expect(card.getByRole('link')).toHaveAccessibleName(/^Procrastination Suite: /);
  });

  it('says directly under dementia detection what no self-check can do, and offers one test, two tools and Premium', async () => {
    day('2026-12-01');
    const card = await suite('Dementia detection');
    expect(card.getByRole('heading').nextElementSibling).toHaveTextContent(
      'A self-check cannot detect or rule out dementia.',
    );
    for (const text of ['Memory', '1 test', '2 training tools', 'Premium', 'New']) {
      expect(card.getByText(text)).toBeVisible();
    }
    expect(card.getAllByRole('listitem')).toHaveLength(3);
    expect(card.queryByText(/more$/)).not.toBeInTheDocument();
  });

  it('does not call a suite new for ever', async () => {
    day('2027-03-01');
    const card = await suite('Dementia detection');
    expect(card.queryByText('New')).not.toBeInTheDocument();
  });

  it('counts the self-checks and exercises there are', async () => {
    open(<HomePage />);
    const title = await screen.findByRole('heading', { name: 'What you can use' }, patient);
    const part = title.closest('section');
    expect(part).toHaveTextContent(`${catalogueEntries.length} self-checks`);
    expect(part).toHaveTextContent(`${exercises.length} exercises`);
  });

  it('makes no claim without a source', async () => {
    open(<HomePage />);
    await screen.findByText('A plan can make practice easier to keep up.', {}, patient);
    expect(screen.queryByText(/3x|70%/)).not.toBeInTheDocument();
  });

  it('lets people try a question and says that nothing is saved', async () => {
    open(<HomePage />);
    const group = await screen.findByRole(
      'group',
      { name: /How often do you reach the end of a page/ },
      patient,
    );
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')).toHaveTextContent(
      'Nothing is saved here.',
    );
    await userEvent.setup().click(screen.getByRole('radio', { name: 'Sometimes' }));
    expect(screen.getByRole('radio', { name: 'Sometimes' })).toBeChecked();
    expect(screen.getByText(/Eighteen show a pattern/)).toBeVisible();
  });
});

describe.each(Object.entries(pages))('%s', (_, Page) => {
  const whole = async () => {
    const { container } = open(<Page />);
    if (Page === HomePage) await screen.findByRole('heading', { name: 'Is this an ADHD test?' }, patient);
    return container;
  };

  it('links only to pages that exist and to parts that are on it', async () => {
    const container = await whole();
    const addresses = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    const dead = addresses.filter((address) => {
      if (address.startsWith('mailto:')) return false;
      if (address.startsWith('#')) return !container.querySelector(address);
      return matchRoutes(routes, address)?.at(-1)?.route.path === '*';
    });
    expect(dead).toEqual([]);
    expect(container).not.toHaveTextContent(/\{\{|\}\}/);
  });

  it('has a single h1 and never skips a level of headings', async () => {
    const container = await whole();
    const levels = [...container.querySelectorAll('h1,h2,h3,h4')].map((heading) =>
      Number(heading.tagName[1]),
    );
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, index) => level - (levels[index - 1] ?? level) <= 1)).toBe(true);
  });
});
