import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import { LoadingState } from '@/components/loading-state';
import { MarkedText } from '@/components/marked-text';
import { PageHeader } from '@/components/page-header';
import { ScoreBar } from '@/components/score-bar';
import { Section } from '@/components/section';
import { Progress } from '@/components/ui/progress';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { AppError } from '@/lib/app-error';
import { renderAt } from '../support/render.tsx';

describe('LoadingState', () => {
  it('is announced', () => {
    renderAt('/', <LoadingState />);
    expect(screen.getByRole('status').textContent).toBe('Loading…');
  });
});

describe('ErrorState', () => {
  it('puts the failure into words and offers to try again', async () => {
    const retry = vi.fn();
    renderAt('/', <ErrorState error={new AppError('network')} onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('There is no connection to the server.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('calls anything it does not know unexpected, and shows no button without a way to retry', () => {
    renderAt('/', <ErrorState title="Reports" error={new Error('secret detail')} />);
    expect(screen.getByRole('alert').textContent).toBe(
      'ReportsSomething unexpected happened. Please try again.',
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('EmptyState', () => {
  it('says what would stand here and what to do', () => {
    renderAt(
      '/',
      <EmptyState title="No reports yet" action={<a href="/focus-snapshot">Start</a>}>
        A report stands here after your first self-check.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'No reports yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start' })).toBeInTheDocument();
  });
});

describe('ScoreBar', () => {
  const bar = (score: number | null) =>
    renderAt(
      '/',
      <ScoreBar name="Daily Functioning" score={score} label="Moderate indications" tone="mid" />,
    );

  it('reads as one sentence with number and label', () => {
    bar(41.7);
    expect(screen.getByRole('img')).toHaveAttribute(
      'aria-label',
      'Daily Functioning: 42 of 100, Moderate indications',
    );
  });

  it('puts a dot where the number lies, with lines at 40 and 70 and a shape besides the colour', () => {
    const { container } = bar(50);
    expect(container.querySelector('svg svg')).toHaveAttribute('x', '50%');
    expect([...container.querySelectorAll('line')].flatMap((line) => line.getAttribute('x1') ?? [])).toEqual([
      '40%',
      '70%',
    ]);
    expect(container.querySelectorAll('circle')).toHaveLength(2);
  });

  it.each([
    [39.9, '39'],
    [69.6, '69'],
    [31.3, '31'],
    [62.5, '63'],
  ])('shows %s as the whole number %s, which never crosses into another zone', (score, shown) => {
    bar(score);
    expect(screen.getByText(shown)).toBeVisible();
  });

  it('shows neither number nor band when there were not enough answers', () => {
    const { container } = bar(null);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container).toHaveTextContent('Daily FunctioningNot enough answers');
  });

  it('needs no inline style', () => {
    expect(bar(50).container.innerHTML).not.toContain('style=');
  });
});

describe('Progress', () => {
  it('says where it stands, in words', () => {
    const { container } = renderAt(
      '/',
      <Progress label="Progress" value={9} max={18} valueText="Question 9 of 18" />,
    );
    const progress = screen.getByRole('progressbar', { name: 'Progress' });
    expect(progress).toHaveAttribute('aria-valuetext', 'Question 9 of 18');
    expect(progress).toHaveAttribute('aria-valuenow', '9');
    expect(container.querySelector('rect')).toHaveAttribute('width', '50%');
  });

  it('gives no number while none is known', () => {
    renderAt('/', <Progress label="Loading" value={null} />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  });
});

describe('Table', () => {
  it('can be reached by keyboard where it scrolls, and is named by its caption', async () => {
    renderAt(
      '/',
      <Table caption="Five areas">
        <TableHead>
          <tr>
            <TableHeader>Area</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableHeader scope="row">Daily Functioning</TableHeader>
            <TableCell>41.7</TableCell>
          </TableRow>
        </TableBody>
      </Table>,
    );
    await userEvent.setup().tab();
    expect(screen.getByRole('region', { name: 'Five areas' })).toHaveFocus();
    expect(screen.getByRole('rowheader', { name: 'Daily Functioning' })).toBeInTheDocument();
  });
});

describe('page parts', () => {
  it('PageHeader holds the h1 and names the document', () => {
    renderAt('/', <PageHeader title="Cookie policy" />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cookie policy');
    expect(document.title).toBe('Cookie policy · Focus Clarity Lab');
  });

  it('Section is a region named by its heading', () => {
    renderAt('/', <Section title="Five areas">text</Section>);
    expect(screen.getByRole('region', { name: 'Five areas' })).toBeInTheDocument();
  });

  it.each([
    ['See where it <mark>really goes</mark>', 'really goes', 'See where it really goes'],
    ['<mark>Wirklich</mark> sehen', 'Wirklich', 'Wirklich sehen'],
    ['No mark', undefined, 'No mark'],
  ])('MarkedText draws the highlighter in "%s"', (text, marked, whole) => {
    const { container } = renderAt('/', <MarkedText text={text} />);
    expect(container.querySelector('mark')?.textContent).toBe(marked);
    expect(container.textContent).toBe(whole);
  });
});

describe('lazyWhenIdle', () => {
  it('leaves a part out, and says so in the log, when its code cannot be had', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const Part = lazyWhenIdle(() => Promise.reject(new Error('offline')));
    renderAt(
      '/',
      <>
        <p>the rest</p>
        <Suspense fallback="waiting">
          <Part />
        </Suspense>
      </>,
    );
    await waitFor(() => expect(screen.queryByText('waiting')).not.toBeInTheDocument(), { timeout: 5000 });
    expect(screen.getByText('the rest')).toBeVisible();
    expect(log.mock.calls.flat().join(' ')).toContain('could not be loaded');
    log.mockRestore();
  });
});
