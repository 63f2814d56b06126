import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { address, current, silence } from '../auth/support';
import {
  agreed,
  answers,
  bodiesOf,
  fillCart,
  functions,
  lastToast,
  openCheckout,
  order,
  page,
  payButton,
  quoteFor,
  refuses,
  sessionId,
  shelf,
  startStore,
  storedSkus,
  tabs,
} from './support';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

describe('paying', () => {
  it('opens the payment page in a new tab once, however often it is pressed', async () => {
    startStore({ signedIn: true });
    fillCart([shelf.barriers]);
    let answer: (value: { data: unknown; error: null }) => void = () => {};
    functions['create-checkout'] = () => new Promise((resolve) => (answer = resolve));
    order('pending');
    const { tab, opened } = tabs();
    openCheckout();
    const pay = await payButton();
    const user = userEvent.setup();
    await user.dblClick(pay);
    await user.click(pay);
    expect(pay).toHaveAttribute('aria-busy', 'true');
    expect(opened).toHaveBeenCalledTimes(1);
    await act(async () => answer({ data: page, error: null }));
    expect(await screen.findByRole('heading', { name: 'Pay in the other tab' })).toBeInTheDocument();
    expect(tab.location.replace).toHaveBeenCalledWith(page.url);
    expect(bodiesOf('create-checkout')).toEqual([
      {
        cart_items: [{ sku: 'test-start-barriers', title: 'Start Barriers', unit_price_cents: 1499 }],
        total_cents: 1499,
        agreed,
      },
    ]);
    expect(lastToast()?.[0]).toBe('Checkout opened in new tab');
    expect(storedSkus()).toEqual(['test-start-barriers']);
  });

  it('asks first that what is bought may open at once, and says what is left of the right to withdraw', async () => {
    startStore({ signedIn: true });
    fillCart([shelf.barriers]);
    functions['create-checkout'] = answers(page);
    tabs();
    openCheckout();
    const user = userEvent.setup();
    const agree = await screen.findByRole('checkbox', { name: /withdraw within 14 days/ });
    await user.click(screen.getByRole('button', { name: 'Pay $14.99' }));
    expect(bodiesOf('create-checkout')).toEqual([]);
    expect(agree).toHaveFocus();
    expect(agree).toHaveAccessibleDescription('Please tick this first: what you buy opens at once.');
    await user.keyboard(' ');
    await user.click(screen.getByRole('button', { name: 'Pay $14.99' }));
    await waitFor(() => expect(bodiesOf('create-checkout')).toMatchObject([{ agreed }]));
  });

  it('names currency and taxes, and leads to the terms, the refunds and the privacy policy beside it', async () => {
    startStore({ signedIn: true });
    fillCart([shelf.barriers]);
    openCheckout();
    await payButton();
    expect(screen.getByText('Prices in USD, taxes included. Nothing is added when you pay.')).toBeVisible();
    const papers = within(document.querySelector<HTMLElement>('[data-part=papers]') ?? document.body);
    expect(
      papers.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('target')]),
    ).toEqual([
      ['/terms-of-service', '_blank'],
      ['/terms-of-service#refunds', '_blank'],
      ['/privacy-policy', '_blank'],
    ]);
  });

  it('says when the text was changed after the page was opened', async () => {
    silence('error');
    startStore({ signedIn: true });
    fillCart([shelf.barriers]);
    functions['create-checkout'] = refuses(409, 'consent_needed');
    tabs();
    openCheckout();
    await userEvent.setup().click(await payButton());
    expect(await screen.findByText(/has changed since you opened this page/)).toBeVisible();
  });

  it('becomes a link of this tab where the browser refuses a new one', async () => {
    startStore({ signedIn: true });
    fillCart([shelf.barriers]);
    functions['create-checkout'] = answers(page);
    order('pending');
    tabs(true);
    openCheckout();
    await userEvent.setup().click(await payButton());
    const link = await screen.findByRole('link', { name: 'Go to the payment page' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([page.url, null]);
    expect(lastToast()).toBeUndefined();
  });

  it('never follows an address that is none of the web', async () => {
    startStore({ signedIn: true });
    fillCart([shelf.barriers]);
    functions['create-checkout'] = answers({ ...page, url: 'javascript:alert(1)' });
    const { tab } = tabs();
    openCheckout();
    await userEvent.setup().click(await payButton());
    expect(await screen.findByText('Failed to create checkout session')).toBeVisible();
    expect(tab.close).toHaveBeenCalled();
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it.each([
    [503, 'payments_unavailable', /Payments do not work right now/],
    [403, 'email_unconfirmed', /confirm your email address first/],
    [500, 'broken', /Something unexpected happened/],
  ])('that fails (%i %s) closes the tab and says why', async (status, code, reason) => {
    silence('error');
    startStore({ signedIn: true });
    fillCart([shelf.barriers]);
    functions['create-checkout'] = refuses(status, code);
    const { tab } = tabs();
    openCheckout();
    await userEvent.setup().click(await payButton());
    const fault = (await screen.findByText('Failed to proceed to checkout')).closest('[role=alert]');
    expect(fault).toHaveTextContent(reason);
    expect(lastToast()).toBeUndefined();
    expect(tab.close).toHaveBeenCalled();
    expect(await payButton()).toBeInTheDocument();
  });

  it('without a page from the provider says so', async () => {
    startStore({ signedIn: true });
    fillCart([shelf.barriers]);
    functions['create-checkout'] = answers({ session_id: sessionId });
    tabs();
    openCheckout();
    await userEvent.setup().click(await payButton());
    expect(await screen.findByText('Failed to create checkout session')).toBeVisible();
  });

  it('stops at a price that changed meanwhile, shows it, and needs another press', async () => {
    startStore({ signedIn: true });
    fillCart([shelf.barriers]);
    functions['create-checkout'] = refuses(409, 'cart_changed');
    const { tab } = tabs();
    openCheckout();
    const pay = await payButton();
    functions['quote-cart'] = quoteFor({ 'test-start-barriers': 1799 });
    const user = userEvent.setup();
    await user.click(pay);
    const again = await payButton('$17.99');
    expect(screen.getByText('Was $14.99')).toBeVisible();
    expect(screen.getByText(/Please look at the new total before you pay/)).toBeVisible();
    expect(tab.location.replace).not.toHaveBeenCalled();
    functions['create-checkout'] = answers(page);
    order('pending');
    await user.click(again);
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(page.url));
    expect(bodiesOf('create-checkout').map((body) => body.total_cents)).toEqual([1499, 1799]);
  });
});

describe('after paying', () => {
  const waiting = () => {
    const backend = startStore({ signedIn: true });
    fillCart([shelf.barriers]);
    window.localStorage.setItem('fcl.cart.checkout', sessionId);
    return backend;
  };

  it('the page goes on to the result by itself and the cart is empty', async () => {
    waiting();
    order('pending');
    openCheckout();
    const check = await screen.findByRole('button', { name: 'Check again' });
    expect(storedSkus()).toEqual(['test-start-barriers']);
    order('paid');
    await userEvent.setup().click(check);
    await waitFor(() => expect(address()).toBe(`/store/success?session_id=${sessionId}`));
    expect(storedSkus()).toEqual([]);
  });

  it('coming back shows what was paid instead of paying again', async () => {
    waiting();
    window.localStorage.removeItem('fcl.cart');
    order('paid');
    openCheckout();
    await waitFor(() => expect(address()).toBe(`/store/success?session_id=${sessionId}`));
    expect(bodiesOf('create-checkout')).toEqual([]);
  });

  it('an earlier purchase does not keep anybody from buying more', async () => {
    startStore({ signedIn: true });
    fillCart([shelf.profile]);
    window.localStorage.setItem('fcl.cart.checkout', sessionId);
    order('paid');
    openCheckout();
    await payButton('$24.99');
    expect(storedSkus()).toEqual(['test-psyprofile']);
  });

  it('somebody who thinks again gets back to the cart', async () => {
    waiting();
    order('pending');
    openCheckout();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Back to my cart' }));
    await payButton();
  });

  it('a page that was left or has ended leads back to the cart', async () => {
    waiting();
    order('expired');
    openCheckout();
    await payButton();
  });

  it('somebody signed out sees the cart and no state of anybody’s payment', async () => {
    waiting();
    current.hasSession = false;
    current.backend.state.session = null;
    order('paid');
    openCheckout();
    await screen.findByRole('button', { name: 'Sign in to pay $14.99' });
    expect(storedSkus()).toEqual(['test-start-barriers']);
  });
});
