import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { lastToast, noPlan, openPlan, refusedBy } from '../../account/support';

const ends = new Date(Date.now() + 4 * 86_400_000 - 60_000).toISOString();
const lastDay = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(ends));
const trial = {
  subscribed: true,
  subscription_tier: 'premium',
  subscription_end: ends,
  trial_status: 'active',
  trial_ends_at: ends,
  status: 'trialing',
  interval: 'year',
  amount_cents: 19900,
};

async function askToCancel() {
  await userEvent.click(screen.getByRole('button', { name: 'Cancel trial' }));
  return within(await screen.findByRole('alertdialog', { name: 'Cancel your trial?' }));
}
const cancelled = (access_until: string | null) => ({
  data: { message: 'Trial cancelled', trial_status: 'cancelled', access_until },
  error: null,
});

describe('a trial', () => {
  it('counts its days and says what it costs afterwards', async () => {
    const { section } = await openPlan(trial);
    expect(within(section).getByText('Free trial')).toBeVisible();
    expect(within(section).getByText('4 days left')).toBeVisible();
    expect(section).toHaveTextContent(`The trial ends on ${lastDay}. Then it costs $199.00 a year.`);
  });

  it('on its last day has one day left', async () => {
    const { section } = await openPlan({
      ...trial,
      trial_ends_at: new Date(Date.now() + 60_000).toISOString(),
    });
    expect(within(section).getByText('1 day left')).toBeVisible();
  });

  it('says what each way to stop it does, and stops nothing before that', async () => {
    const { backend } = await openPlan(trial);
    const dialog = await askToCancel();
    expect(dialog.getByText(/You pay nothing either way/)).toBeVisible();
    const atEnd = dialog.getByRole('radio', {
      name: new RegExp(`On its last day, ${lastDay}.*stays open until then`),
    });
    expect(atEnd).toBeChecked();
    expect(dialog.getByRole('radio', { name: /^Now.*closes at once.*no second trial/ })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my trial' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(backend.invoke.mock.calls.some(([name]) => name === 'cancel-trial')).toBe(false);
  });

  it('stays open until its last day when that is chosen', async () => {
    const { backend, functions, section } = await openPlan(trial, {}, { 'cancel-trial': cancelled(ends) });
    const dialog = await askToCancel();
    functions['check-subscription'] = { data: { ...noPlan, ...trial, cancel_at: ends }, error: null };
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the trial' }));
    await waitFor(() =>
      expect(lastToast()).toEqual([
        'Trial canceled',
        `It stays open until ${lastDay}. Nothing is charged.`,
        'default',
      ]),
    );
    expect(backend.invoke).toHaveBeenCalledWith('cancel-trial', { body: { when: 'at_end' } });
    expect(
      await within(section).findByText(
        `You canceled the trial. Premium stays open until ${lastDay}. Nothing is charged.`,
      ),
    ).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel trial' })).not.toBeInTheDocument();
  });

  it('closes at once when that is chosen', async () => {
    const { backend, functions, section } = await openPlan(trial, {}, { 'cancel-trial': cancelled(null) });
    const dialog = await askToCancel();
    functions['check-subscription'] = {
      data: { ...noPlan, trial_status: 'cancelled', status: 'canceled', trial_available: false },
      error: null,
    };
    await userEvent.click(dialog.getByRole('radio', { name: /^Now/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the trial' }));
    expect(await within(section).findByText('Freemium')).toBeVisible();
    expect(backend.invoke).toHaveBeenCalledWith('cancel-trial', { body: {} });
    expect(lastToast()?.[1]).toBe('You are on Freemium now. Nothing is charged.');
  });

  it('that ended meanwhile is shown as it is', async () => {
    const { functions, section } = await openPlan(
      trial,
      {},
      {
        'cancel-trial': refusedBy(409, 'no_active_trial'),
      },
    );
    const dialog = await askToCancel();
    functions['check-subscription'] = { data: noPlan, error: null };
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the trial' }));
    expect(await within(section).findByText('Freemium')).toBeVisible();
    expect(lastToast()?.[1]).toMatch(/no running trial/);
  });

  it('keeps the question open when the server cannot be reached', async () => {
    await openPlan(trial, {}, { 'cancel-trial': refusedBy(503, 'payments_unavailable') });
    const dialog = await askToCancel();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the trial' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The trial was not canceled');
    expect(lastToast()).toBeUndefined();
  });
});
