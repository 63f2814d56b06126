import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { address, ann, current } from '../features/auth/support';
import {
  functions,
  noPlan,
  openPage,
  plusByTheMonth,
  RequireMembership,
  SubscriptionSync,
  useSubscription,
} from '../features/membership/support';

function Shown() {
  const { status, tier, error, refresh } = useSubscription();
  return (
    <>
      <output>{`${status} ${tier} ${error ? 'failed' : 'fine'}`}</output>
      <button type="button" onClick={() => void refresh()}>
        Refresh
      </button>
    </>
  );
}
const shown = () => screen.getByRole('status').textContent;
const checks = () =>
  current.backend.invoke.mock.calls.filter(([name]) => name === 'check-subscription').length;

describe('the person’s subscription', () => {
  it('costs visitors no request', async () => {
    openPage('/x', <Shown />);
    await waitFor(() => expect(shown()).toBe('none freemium fine'));
    expect(current.backend.invoke).not.toHaveBeenCalled();
  });

  it('is what the server says', async () => {
    openPage('/x', <Shown />, { plan: plusByTheMonth });
    await waitFor(() => expect(shown()).toBe('ready plus fine'));
  });

  it.each([
    ['a subscription', { subscribed: true, trial_status: 'none', trial_ends_at: null }, 'plus'],
    [
      'a running trial',
      { subscribed: false, trial_status: 'active', trial_ends_at: '2999-01-01T00:00:00Z' },
      'plus',
    ],
    [
      'a trial that is over',
      { subscribed: false, trial_status: 'active', trial_ends_at: '2020-01-01T00:00:00Z' },
      'freemium',
    ],
  ])('is read from the table when the function fails: %s', async (_name, row, tier) => {
    openPage('/x', <Shown />, { plan: noPlan });
    functions['check-subscription'] = { data: null, error: { message: 'Failed to fetch' } };
    current.backend.rows.subscribers = { subscription_tier: 'basic', subscription_end: null, ...row };
    await waitFor(() => expect(shown()).toBe(`ready ${tier} fine`));
  });

  it('is not known, and not taken for Freemium, when both fail', async () => {
    openPage('/x', <Shown />, { plan: plusByTheMonth });
    functions['check-subscription'] = { data: null, error: { message: 'Failed to fetch' } };
    current.backend.fails.set('subscribers', { message: 'Failed to fetch' });
    await waitFor(() => expect(shown()).toBe('loading freemium failed'));
  });

  it('is asked for again on the look back while a checkout is open, and opens at once', async () => {
    const page = (
      <>
        <SubscriptionSync />
        <Shown />
      </>
    );
    openPage('/x', page, { plan: { ...noPlan, pending: true } });
    await waitFor(() => expect(shown()).toBe('ready freemium fine'));
    functions['check-subscription'] = { data: plusByTheMonth, error: null };
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    await waitFor(() => expect(shown()).toBe('ready plus fine'));
    const before = checks();
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    await act(() => Promise.resolve());
    expect(checks()).toBe(before);
  });

  it('opens in every tab when another one saw the change, and only for the same person', async () => {
    const page = (
      <>
        <SubscriptionSync />
        <Shown />
      </>
    );
    openPage('/x', page, { plan: noPlan });
    await waitFor(() => expect(shown()).toBe('ready freemium fine'));
    functions['check-subscription'] = { data: plusByTheMonth, error: null };
    const otherTab = new BroadcastChannel('fcl.plan');
    otherTab.postMessage('somebody-else');
    otherTab.postMessage(ann.user.id);
    await waitFor(() => expect(shown()).toBe('ready plus fine'));
    expect(checks()).toBe(2);
    otherTab.close();
  });

  it('changes in every tab when this one is left before it has read the plan again', async () => {
    openPage('/x', <Shown />, { plan: plusByTheMonth });
    await waitFor(() => expect(shown()).toBe('ready plus fine'));
    current.backend.invoke.mockImplementation(() => new Promise(() => {}));
    const otherTab = new BroadcastChannel('fcl.plan');
    const told = new Promise((resolve) => {
      otherTab.onmessage = ({ data }) => resolve(data);
    });
    screen.getByRole('button', { name: 'Refresh' }).click();
    expect(await told).toBe(ann.user.id);
    otherTab.close();
  });
});

describe('a page of a plan', () => {
  const guarded = (
    <Routes>
      <Route element={<RequireMembership tier="plus" />}>
        <Route path="*" element={<h1>Behind the guard</h1>} />
      </Route>
    </Routes>
  );

  it('opens with the plan and with a higher one', async () => {
    openPage('/x', guarded, { plan: { ...plusByTheMonth, subscription_tier: 'premium' } as never }, '/x/*');
    expect(await screen.findByRole('heading', { name: 'Behind the guard' })).toBeInTheDocument();
  });

  it('says that it checks, then where it leads, and leads to the plans', async () => {
    openPage('/x', guarded, { plan: noPlan }, '/x/*');
    expect((await screen.findByRole('status')).textContent).toBe('Verifying access...');
    await waitFor(() => expect(shown()).toBe('Redirecting to subscription options...'));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/pricing#plans'), { timeout: 3000 });
  });

  it('leads nobody away when their plan could not be read', async () => {
    openPage('/x', guarded, { plan: plusByTheMonth }, '/x/*');
    functions['check-subscription'] = { data: null, error: { message: 'Failed to fetch' } };
    current.backend.fails.set('subscribers', { message: 'Failed to fetch' });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(address()).toBe('/x');
  });
});
