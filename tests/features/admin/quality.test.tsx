import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { behindGuard, current } from '../auth/support';
import { heading, loadDesk, patient, refusal } from './support';

const { app, answers, calls } = await loadDesk();
const { QaReportPage } = await import('@/pages/admin/qa-report-page');
const Page = await behindGuard(QaReportPage);
const open = (search = '') => app.open(`/admin/qa-report${search}`, <Page />);

let run: { made_at: string | null; asked_at: string | null; wait_s: number };
beforeEach(() => {
  current.backend.rows.admin_roles = [{ role_type: 'full_admin' }];
  run = { made_at: '2026-11-20T02:00:00Z', asked_at: null, wait_s: 0 };
  answers.quality_report = () => run;
  answers.quality_rows = ({ p_block }) =>
    p_block === 'attempts'
      ? [
          {
            place: 1,
            test: 'psyprofile_lite',
            version: '1.0.0',
            lang: 'de',
            week: '2026-11-09',
            finished: 40,
            ok: 0.75,
            low: null,
            minutes: 4.5,
          },
          {
            place: 2,
            test: 'psyprofile_lite',
            version: '1.0.0',
            lang: 'de',
            week: '2026-11-16',
            finished: null,
          },
        ]
      : [{ place: 1, figure: 'webhook_errors', value: 3 }];
});

describe('the quality report', () => {
  it('tells shares, and of a small group only that it is one', async () => {
    open();
    await heading('Quality report');
    const [, first, second] = await screen.findAllByRole('row', undefined, patient);
    expect(within(first as HTMLElement).getByText('75%')).toBeInTheDocument();
    expect(within(first as HTMLElement).getByText('German')).toBeInTheDocument();
    expect(within(first as HTMLElement).getByText('fewer than 10')).toBeInTheDocument();
    expect(within(second as HTMLElement).getAllByText('fewer than 10')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Quality' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows another part by its address, with names of its own', async () => {
    open('?block=delivery');
    expect(
      await screen.findByText('Events of the payment provider that failed', undefined, patient),
    ).toBeInTheDocument();
    expect(calls('quality_rows')).toEqual([{ p_block: 'delivery', p_after: 0, p_limit: 50 }]);
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Part of the report' }),
      'Attempts at tests',
    );
    expect(await screen.findByText('75%', undefined, patient)).toBeInTheDocument();
  });

  it('is asked for anew, and says so while it is not made', async () => {
    answers.ask_quality_report = () => refusal('too_soon');
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for a new report' }, patient));
    expect(
      await screen.findByText('A new report was asked for within the last ten minutes.'),
    ).toBeInTheDocument();
    answers.ask_quality_report = () => {
      run = { ...run, asked_at: '2026-11-20T10:00:00Z', wait_s: 600 };
      return run;
    };
    await userEvent.click(screen.getByRole('button', { name: 'Ask for a new report' }));
    expect(await screen.findByText(/A new one comes within ten minutes/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ask for a new report' })).not.toBeInTheDocument();
  });

  it('is saved as a file that hides the same', async () => {
    const kept: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => {
          kept.push(file);
          return 'blob:file';
        },
        revokeObjectURL: () => {},
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }, patient));
    await waitFor(() => expect(kept).toHaveLength(1));
    const text = await kept[0]?.text();
    expect(text).toContain('test,version,lang,week,unfinished,finished,ok');
    expect(text).toContain('psyprofile_lite,1.0.0,de,2026-11-16,,fewer than 10,');
  });

  it('is for full and master admins', async () => {
    current.backend.rows.admin_roles = [{ role_type: 'education_admin' }];
    open();
    expect(
      await screen.findByText('This area requires Full Admin privileges.', undefined, patient),
    ).toBeInTheDocument();
    expect(calls('quality_report')).toEqual([]);
  });
});
