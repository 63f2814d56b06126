import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noPlan, openPlan, refusedBy } from '../../account/support';

const premium = {
  subscribed: true,
  subscription_tier: 'premium',
  subscription_end: '2100-01-05T12:00:00Z',
  status: 'active',
  interval: 'month',
  amount_cents: 1999,
};
const page = 'https://pay.example.com/portal/1';
const checks = (backend: { invoke: { mock: { calls: unknown[][] } } }) =>
  backend.invoke.mock.calls.filter(([name]) => name === 'check-subscription').length;

const assign = vi.fn();
beforeEach(() => {
  assign.mockReset();
  vi.stubGlobal('location', { ...window.location, origin: 'https://fcl.example.com', assign });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

async function pressBilling() {
  await userEvent.click(screen.getByRole('button', { name: 'Manage billing' }));
}

describe('the billing page of the provider', () => {
  it('opens in this tab and is told to lead back to the account settings', async () => {
    const { backend } = await openPlan(
      premium,
      {},
      { 'customer-portal': { data: { url: page }, error: null } },
    );
    await pressBilling();
    await waitFor(() => expect(assign).toHaveBeenCalledWith(page));
    expect(backend.invoke).toHaveBeenCalledWith('customer-portal', {
      body: { returnUrl: 'https://fcl.example.com/account-settings' },
    });
  });

  it('never opens an address that is none of the web', async () => {
    await openPlan(premium, {}, { 'customer-portal': { data: { url: 'javascript:alert(1)' }, error: null } });
    await pressBilling();
    expect(await screen.findByText('Billing could not be opened')).toBeVisible();
    expect(assign).not.toHaveBeenCalled();
  });

  it.each([
    [401, 'not_signed_in', /Sign in again/, 'Sign in', '/auth?mode=login&redirect=%2Faccount-settings'],
    [409, 'portal_not_configured', /not set up yet/, /^Write to/, 'mailto:hello@focusclaritylab.example.com'],
    [404, 'no_customer', /no payment was made/, null, null],
    [503, 'payments_unavailable', /not available right now/, null, null],
  ])('explains why it could not be opened: %s %s', async (status, code, text, link, href) => {
    await openPlan(premium, {}, { 'customer-portal': refusedBy(status, code) });
    await pressBilling();
    const problem = (await screen.findByText('Billing could not be opened')).closest('[role=alert]');
    if (!(problem instanceof HTMLElement)) throw new Error('the problem is not announced');
    expect(problem).toHaveTextContent(text);
    const links = within(problem).queryAllByRole('link');
    expect(links.map((node) => node.getAttribute('href'))).toEqual(href === null ? [] : [href]);
    if (link !== null) expect(within(problem).getByRole('link', { name: link })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Manage billing' })).not.toHaveAttribute('aria-busy');
  });

  it('is read again after coming back, and once more when the provider was late', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    sessionStorage.setItem('fcl.billing-portal', '1');
    const { backend, functions, section } = await openPlan(premium);
    await waitFor(() => expect(checks(backend)).toBeGreaterThanOrEqual(1));
    const before = checks(backend);
    functions['check-subscription'] = {
      data: { ...noPlan, ...premium, cancel_at: premium.subscription_end },
      error: null,
    };
    await act(() => vi.advanceTimersByTimeAsync(4000));
    await waitFor(() => expect(section).toHaveTextContent('It does not renew'));
    expect(checks(backend)).toBe(before + 1);
    expect(sessionStorage.getItem('fcl.billing-portal')).toBeNull();
  });

  it('is read again when the browser shows the page it had kept, which is ready to be used', async () => {
    const { functions, section } = await openPlan(
      premium,
      {},
      {
        'customer-portal': { data: { url: page }, error: null },
      },
    );
    await pressBilling();
    await waitFor(() => expect(assign).toHaveBeenCalled());
    functions['check-subscription'] = {
      data: { ...noPlan, ...premium, cancel_at: premium.subscription_end },
      error: null,
    };
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    await waitFor(() => expect(section).toHaveTextContent('It does not renew'));
    expect(screen.getByRole('button', { name: 'Manage billing' })).not.toHaveAttribute('aria-busy');
  });
});
