import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { current } from '../auth/support';
import {
  agreed,
  bodyOf,
  card,
  checkoutAddress,
  filled,
  functions,
  inCard,
  noPlan,
  openPricing,
  plusByTheMonth,
  refuse,
  watchTabs,
} from './support';

describe('buying a plan', () => {
  it('opens the checkout in a tab on the press and says where it is', async () => {
    const { tab, open } = watchTabs();
    const { backend } = await openPricing({ plan: noPlan });
    await userEvent.click(await inCard('plus', 'Get Plus'));
    expect(open).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(checkoutAddress));
    expect(bodyOf(backend, 'create-checkout')).toEqual([{ priceId: 'price_plus_month', agreed }]);
    expect(await screen.findByRole('status')).toHaveTextContent('open in another tab');
  });

  it('works from the keyboard', async () => {
    const { tab } = watchTabs();
    await openPricing({ plan: noPlan });
    (await inCard('premium', 'Get Premium')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(checkoutAddress));
  });

  it('offers a link here, as the one filled button, when the tab is refused', async () => {
    watchTabs({ blocked: true });
    await openPricing({ plan: noPlan });
    await userEvent.click(await inCard('plus', 'Get Plus'));
    const link = await screen.findByRole('link', { name: 'Go to the checkout' });
    expect(link).toHaveAttribute('href', checkoutAddress);
    expect(filled()).toEqual(['Go to the checkout']);
  });

  it('names what an earlier purchase takes off', async () => {
    watchTabs();
    await openPricing({
      plan: noPlan,
      checkout: { data: { url: checkoutAddress, session_id: 'cs_1', credit_cents: 499 }, error: null },
    });
    await userEvent.click(await inCard('plus', 'Get Plus'));
    expect(await screen.findByRole('status')).toHaveTextContent('$4.99 of your credit comes off');
  });

  it('says before a plan is chosen what its first bill comes to with the credit, and what of it stays', async () => {
    current.backend.rpc.mockImplementation(async (name) => ({
      data:
        name === 'my_plan_credit' ? [{ cents: 3598, counts_until: '2027-01-20T12:00:00Z', kept: false }] : {},
      error: null,
    }));
    await openPricing({ plan: noPlan });
    await waitFor(() =>
      expect(card('plus')).toHaveTextContent(
        'With your credit the first bill is $0.00. $25.99 of it stays for the bills after that.',
      ),
    );
    expect(card('premium')).toHaveTextContent('the first bill is $0.00. $15.99 of it stays');
    expect(document.querySelector('[data-part=plan-credit]')).toHaveTextContent('$35.98. Choose a plan by');
  });

  it('offers the free days to people who may have them', async () => {
    await openPricing({ plan: noPlan });
    await inCard('plus', 'Get Plus');
    await userEvent.click(screen.getByRole('radio', { name: /Yearly/ }));
    expect(await inCard('plus', 'Try Plus free for 7 days')).toBeInTheDocument();
  });

  it('promises no free days to people who had them', async () => {
    await openPricing({ plan: { ...noPlan, trial_available: false } });
    await inCard('plus', 'Get Plus');
    await userEvent.click(screen.getByRole('radio', { name: /Yearly/ }));
    expect(await inCard('plus', 'Get Plus')).toBeInTheDocument();
    expect(card('plus')).not.toHaveTextContent('free');
  });

  it.each([
    [503, 'payments_unavailable', /Payments are not possible right now/],
    [403, 'email_unconfirmed', /confirm your email address first/],
    [404, 'unknown_price', /not sold any more/],
    [409, 'already_subscribed', /have a paid plan already/],
    [500, 'internal', /Something unexpected happened/],
  ])('explains %i %s, takes the empty tab away and charges nothing', async (status, code, text) => {
    const { tab } = watchTabs();
    await openPricing({ plan: noPlan, checkout: refuse(status, code) });
    await userEvent.click(await inCard('plus', 'Get Plus'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveTextContent('Nothing was charged.');
    expect(tab.close).toHaveBeenCalledTimes(1);
  });

  it('shows the plan as soon as it is there', async () => {
    watchTabs();
    await openPricing({ plan: noPlan });
    await userEvent.click(await inCard('plus', 'Get Plus'));
    functions['check-subscription'] = { data: plusByTheMonth, error: null };
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', { name: 'Your plan is Plus' })).toBeInTheDocument();
    expect(card('plus').dataset.current).toBe('true');
    expect(screen.queryByText(/open in another tab/)).not.toBeInTheDocument();
  });
});
