import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes } from '@/app/route-table';
import { AuthProvider } from '@/contexts/auth';
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

  it('has one quiet line on the plans for visitors, after everything that is free', async () => {
    const { container } = open(<HomePage />);
    const line = await screen.findByText(/Plus and Premium open more tests/, {}, patient);
    expect(container.querySelectorAll('[data-slot=upgrade-prompt]')).toHaveLength(1);
    expect(line.querySelector('a')).toHaveAttribute('href', '/pricing?from=homepage_hero#plans');
    const facts = screen.getByText('Free, no account');
    expect(facts.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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
    if (Page === HomePage)
      await screen.findByRole('heading', { name: 'What it is, and what it is not' }, patient);
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
