import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { instruments } from '@/lib/assessments/instruments';
import { language, openAs, type Person, ScreeningPage, TestIntroPage } from './support';

const soon = () => new Date(Date.now() + 3 * 86_400_000 - 60_000).toISOString();

async function openIntro(key: string, person: Person = { tier: 'premium' }, search = '') {
  openAs(person, `/test-intro/${key}${search}`, <TestIntroPage />, '/test-intro/:testId');
  await screen.findByRole('heading', { level: 1 });
}
const start = () => screen.findByRole('link', { name: /^Start test:/ });
const section = (name: string) => screen.getByRole('region', { name });

afterEach(() => {
  language.now = 'en';
});

describe('the intro of a test', () => {
  it.each(instruments.map(({ routeKey, catalogueName, route }) => [catalogueName, routeKey, route]))(
    'of %s has its parts, the disclaimer and the way to start',
    async (name, key, route) => {
      await openIntro(key);
      expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Back to Testing Hub' })).toHaveAttribute(
        'href',
        '/testing-hub',
      );
      for (const part of ['Overview', 'Facts', 'Time and rules', 'Privacy'])
        expect(section(part)).toBeInTheDocument();
      expect(
        screen.getByText(
          'This self-check can help you notice patterns and plan next steps. It does not diagnose or rule out any condition. Please do not start, stop or change treatment because of it.',
        ),
      ).toBeVisible();
      expect(screen.getByRole('link', { name: 'Read the medical disclaimer' })).toHaveAttribute(
        'href',
        '/medical-disclaimer',
      );
      expect(await start()).toHaveAttribute('href', route);
    },
  );

  it('of the Focus Snapshot names its five facts', async () => {
    await openIntro('focus-snapshot', {});
    const facts = section('Facts').textContent;
    for (const fact of [
      '18 questions',
      'An overall focus index from 0 to 100',
      'A breakdown across 5 areas',
      'A 4-week development plan',
      'A recall window of 6 months',
    ]) {
      expect(facts).toContain(fact);
    }
    expect(facts).toContain('Higher scores mean more reported difficulty.');
  });

  it('says how a child’s data is kept', async () => {
    await openIntro('childfocus', {});
    const privacy = section('Privacy').textContent;
    expect(privacy).toContain('a nickname or initials, an age group and your answers');
    expect(privacy).toContain('not used for advertising or profiles');
    expect(section('Facts')).toHaveTextContent('Teachers: a recall window of 2 months');
  });

  it('says that the reaction-time test cannot be paused', async () => {
    await openIntro('focustrack');
    const rules = section('Time and rules').textContent;
    expect(rules).toContain('The run cannot be paused');
    expect(rules).not.toContain('continue later');
    expect(rules).toContain('You can take it again after 7 days.');
  });

  it('names the days an interview can be paused', async () => {
    await openIntro('attentionflow');
    expect(section('Time and rules')).toHaveTextContent('within 7 days');
  });

  it('puts the limit of the memory check beside the disclaimer', async () => {
    await openIntro('memory-check');
    expect(screen.getAllByText('A self-check cannot detect or rule out dementia.').length).toBeGreaterThan(0);
    expect(screen.queryByText(/word task is not available in your language/)).not.toBeInTheDocument();
  });

  it('says that the word task needs English where the language has no words for it', async () => {
    language.now = 'ja';
    await openIntro('memory-check');
    expect(screen.getByText(/word task is not available in your language/)).toBeVisible();
  });

  it('shows the plan that is needed in place of the start', async () => {
    await openIntro('psyprofile', { tier: 'plus' });
    const title = await screen.findByRole('heading', { name: 'This test needs a higher plan' });
    const notice = title.parentElement as HTMLElement;
    expect(within(notice).getByText('Premium Required')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Start test:/ })).not.toBeInTheDocument();
  });

  it('shows the retake wait in place of the start', async () => {
    await openIntro('focuscheck', { waits: { focuscheck_adult_screening: soon() } });
    expect(await screen.findByText('You can take this self-check again in 3 days.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Start test:/ })).not.toBeInTheDocument();
  });

  it('lets somebody answer about another person while their own wait lasts', async () => {
    await openIntro('memory-check', { tier: 'premium', waits: { memory_check: soon() } });
    expect(await start()).toBeInTheDocument();
    expect(screen.getByText('About yourself, you can take this self-check again in 3 days.')).toBeVisible();
  });

  it('hands on which form was chosen', async () => {
    await openIntro('childfocus', {}, '?form=teacher');
    expect(await start()).toHaveAttribute('href', '/test/childfocus?form=teacher');
  });

  it.each(['nothing', 'focus_snapshot', 'toString'])('does not exist for %s', async (key) => {
    await openIntro(key);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Test Not Found');
    expect(screen.getByText('The requested test could not be found.')).toBeVisible();
  });
});

describe('the screening chooser', () => {
  it('leads adults, parents and teachers to their test', async () => {
    openAs({}, '/screening', <ScreeningPage />);
    await screen.findByRole('heading', { level: 1, name: 'Who is this about?' });
    const ways = screen.getAllByRole('link', { name: /^Choose: / }).map((link) => link.getAttribute('href'));
    expect(ways).toEqual([
      '/test-intro/focuscheck',
      '/test-intro/childfocus?form=parent',
      '/test-intro/childfocus?form=teacher',
      '/test-intro/focus-snapshot',
    ]);
  });
});
