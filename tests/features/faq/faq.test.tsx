import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testIds } from '@/lib/assessments/catalogue';
import { current, loadApp } from '../auth/support';

const app = await loadApp();
const { FaqPage } = await import('@/pages/faq/faq-page');

const price = (tier: string, amount: number, trial: number) => ({
  id: `${tier}-${amount}`,
  tier,
  interval: trial ? 'year' : 'month',
  amount_cents: amount,
  currency: 'usd',
  trial_days: trial,
});
let scrolled: { id: string; where: unknown }[] = [];

beforeEach(() => {
  current.backend.rows.plan_prices = [
    price('plus', 999, 0),
    price('premium', 1999, 0),
    price('plus', 9900, 7),
  ];
  scrolled = [];
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement, where) {
    scrolled.push({ id: this.id, where });
  });
});

async function open(address = '/faq') {
  const view = app.open(address, <FaqPage />);
  await screen.findByRole('searchbox', { name: 'Search the questions' });
  return view;
}
const question = (name: string | RegExp) => screen.getByRole('button', { name });
const questions = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
    .filter(Boolean);
const chips = () => within(screen.getByRole('list', { name: 'Subjects' })).getAllByRole('button');

describe('the questions', () => {
  it('stand by subject with their number, and none is open', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Frequently Asked Questions');
    const subjects = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(subjects.slice(0, 6)).toEqual([
      'Getting Started',
      'Diagnostics',
      'Cognitive Training',
      'Mindfulness & Well-being',
      'Subscriptions & Billing',
      'Technical Issues',
    ]);
    expect(questions()).toHaveLength(20);
    expect(
      within(screen.getByRole('region', { name: 'Getting Started' })).getByText('4 questions'),
    ).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
  });

  it('open one at a time in all, and close again', async () => {
    await open();
    await userEvent.click(question('Where should I start?'));
    await userEvent.click(question('What do the plans cost?'));
    expect(screen.getAllByRole('button', { expanded: true })).toEqual([question('What do the plans cost?')]);
    await userEvent.click(question('What do the plans cost?'));
    expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
  });

  it('are narrowed by a subject, whose chips say how many there are', async () => {
    await open();
    expect(chips().map(({ textContent }) => textContent)).toEqual([
      'All20',
      'Getting Started4',
      'Diagnostics5',
      'Cognitive Training3',
      'Mindfulness & Well-being2',
      'Subscriptions & Billing4',
      'Technical Issues2',
    ]);
    await userEvent.click(screen.getByRole('button', { name: /^Technical Issues/ }));
    expect(questions()).toEqual([
      'I did not get the confirmation email.',
      'A page does not load or my test stopped.',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('2 questions');
  });

  it('are found by words of question, answer or keywords, large or small', async () => {
    await open();
    await userEvent.type(screen.getByRole('searchbox'), 'REFUND');
    await waitFor(() => expect(questions()).toEqual(['How do I cancel or get a refund?']));
    expect(screen.getByRole('status')).toHaveTextContent('1 question');
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'brain training');
    await waitFor(() => expect(questions()).toEqual(['Does training improve daily life?']));
  });

  it.each(['zebra', '<img src=x>', '.*', '%', 'a\u202eb'])('say so when nothing holds %s', async (words) => {
    await open();
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste(words);
    expect(await screen.findByText('No results found')).toBeInTheDocument();
    expect(screen.getByText('Try adjusting your search terms or browse all categories.')).toBeInTheDocument();
  });

  it('lead to somebody who answers', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/contact');
  });
});

describe('an answer', () => {
  it('is opened by the address and brought into the middle', async () => {
    await open('/faq#retake');
    await waitFor(() =>
      expect(question('When can I take a test again?')).toHaveAttribute('aria-expanded', 'true'),
    );
    await waitFor(() => expect(scrolled).toEqual([{ id: 'retake', where: { block: 'center' } }]));
    expect(question('When can I take a test again?')).toHaveFocus();
  });

  it.each(['#nonsense', '#<script>', '#%E0%A4%A', '#constructor'])('is none for %s', async (hash) => {
    await open(`/faq${hash}`);
    expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
  });

  it('takes its prices from the price table, and asks for them when somebody wants to know', async () => {
    await open();
    await userEvent.click(question('What do the plans cost?'));
    expect(
      await screen.findByText(/Plus and Premium cost \$9\.99 and \$19\.99 per month\./),
    ).toBeInTheDocument();
    await userEvent.click(question('How does the free trial work?'));
    expect(screen.getByText(/It lasts 7 days\./)).toBeInTheDocument();
  });

  it('leaves the prices out where they cannot be had', async () => {
    current.backend.fails.set('plan_prices', { message: 'Failed to fetch' });
    await open('/faq#plans-prices');
    expect(await screen.findByText('Freemium is free and needs no card.')).toBeInTheDocument();
    expect(document.body.textContent).not.toContain('{{');
  });

  it('leads on to its pages', async () => {
    await open('/faq#which-test');
    expect(await screen.findByRole('link', { name: 'Choose a self-check' })).toHaveAttribute(
      'href',
      '/screening',
    );
    expect(screen.getByRole('link', { name: 'Testing Hub' })).toHaveAttribute('href', '/testing-hub');
  });

  it('to which test it should be names each with its time and plan', async () => {
    await open('/faq#which-test');
    const table = await screen.findByRole('table', { name: 'Self-checks with time and plan' });
    expect(within(table).getAllByRole('row')).toHaveLength(1 + testIds.length);
    expect(within(table).getByRole('row', { name: /^Focus Snapshot/ })).toHaveTextContent(
      '5 minutesFree, without an account',
    );
  });
});
