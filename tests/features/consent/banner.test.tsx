import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../support/render';

const { AuthProvider } = await import('@/contexts/auth');
const { ConsentLayer } = await import('@/app/consent/consent-layer');
const { currentConsent } = await import('@/contexts/consent');
const { keptText } = await import('@/integrations/device-store');

const now = Date.parse('2026-11-24T10:00:00Z');
const yearMs = 366 * 86_400_000;
const key = 'fcl.consent';
const keep = (timestamp: number, analytics = true) =>
  window.localStorage.setItem(
    key,
    JSON.stringify({
      timestamp: new Date(timestamp).toISOString(),
      preferences: { essential: true, analytics, marketing: false },
    }),
  );
const open = () =>
  render(
    <MemoryRouter>
      <main id="main" tabIndex={-1} />
      <AuthProvider>
        <ConsentLayer />
      </AuthProvider>
    </MemoryRouter>,
  );
const banner = () => screen.findByRole('region', { name: 'Cookie preferences' });
const button = (name: string) => screen.getByRole('button', { name });

/** A window of 360 px, and the clock in hand from the moment the banner stands. */
async function openSmall() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  document.elementsFromPoint ??= () => [];
  vi.useFakeTimers({ shouldAdvanceTime: true, now });
  open();
  await banner();
}

beforeEach(() => {
  // What a page remembers whose browser keeps nothing is forgotten with it.
  keptText(key, 'device').set(null);
  window.localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{}')),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the question about cookies (CKE-01)', () => {
  it('has three answers that look alike', async () => {
    open();
    const buttons = within(await banner()).getAllByRole('button');
    expect(buttons.map((one) => one.textContent)).toEqual([
      'Accept all',
      'Manage preferences',
      'Reject non-essential',
    ]);
    expect(new Set(buttons.map((one) => one.className)).size).toBe(1);
  });

  it('takes no focus and keeps nothing by itself', async () => {
    open();
    await banner();
    expect(document.body).toHaveFocus();
    expect(window.localStorage).toHaveLength(0);
    expect(document.cookie).not.toContain('consent');
  });

  it.each([
    ['Accept all', { essential: true, analytics: true, marketing: true }],
    ['Reject non-essential', { essential: true, analytics: false, marketing: false }],
  ])('keeps %s with its moment, goes, and leaves the focus in the page', async (name, preferences) => {
    open();
    await banner();
    await userEvent.click(button(name));
    expect(screen.queryByRole('region', { name: 'Cookie preferences' })).toBeNull();
    expect(JSON.parse(window.localStorage.getItem(key) ?? '')).toEqual({
      timestamp: '2026-11-24T10:00:00.000Z',
      preferences,
    });
    expect(document.getElementById('main')).toHaveFocus();
  });

  it('lets each kind be chosen in a dialog that begins with nothing allowed and links the cookie policy', async () => {
    open();
    await banner();
    await userEvent.click(button('Manage preferences'));
    const dialog = await screen.findByRole('dialog', { name: 'Cookie preferences' });
    expect(within(dialog).getByRole('link', { name: 'Cookie policy' })).toHaveAttribute(
      'href',
      '/cookie-policy',
    );
    const kinds = within(dialog).getAllByRole('switch');
    for (const one of kinds) expect(one).not.toBeChecked();
    expect(kinds).toHaveLength(2);
    expect(dialog).toHaveTextContent(/Essential.*Always on/);
    await userEvent.click(within(dialog).getByRole('switch', { name: 'Analytics' }));
    expect(currentConsent()).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save my choice' }));
    expect(currentConsent()?.preferences).toEqual({ essential: true, analytics: true, marketing: false });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is still there when the dialog is closed without a choice', async () => {
    open();
    await banner();
    await userEvent.click(button('Manage preferences'));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    expect(currentConsent()).toBeNull();
    expect(await banner()).toBeVisible();
  });
});

describe('a choice that was kept (CKE-03)', () => {
  it('is not asked for again', async () => {
    keep(now - 1000);
    vi.useFakeTimers({ now });
    open();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await vi.dynamicImportSettled();
    expect(screen.queryByRole('region', { name: 'Cookie preferences' })).toBeNull();
  });

  it.each<[string, () => void]>([
    ['is over', () => keep(now - yearMs)],
    ['comes from the future', () => keep(now + yearMs)],
    ['is broken', () => window.localStorage.setItem(key, '{"timestamp":"2026-11-2')],
    ['is of another shape', () => window.localStorage.setItem(key, '"accepted"')],
  ])('is cleared and asked for again when it %s', async (_name, before) => {
    before();
    expect(currentConsent()).toBeNull();
    open();
    await banner();
    expect(window.localStorage.getItem(key)).toBeNull();
  });

  it('holds for the visit when the storage is full or forbidden', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    open();
    await banner();
    await userEvent.click(button('Accept all'));
    expect(window.localStorage.getItem(key)).toBeNull();
    expect(currentConsent()?.preferences.analytics).toBe(true);
    expect(screen.queryByRole('region', { name: 'Cookie preferences' })).toBeNull();
  });

  it('does not stop the page when reading is forbidden, too', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    open();
    await banner();
    await userEvent.click(button('Reject non-essential'));
    expect(screen.queryByRole('region', { name: 'Cookie preferences' })).toBeNull();
  });
});

describe('on a small screen the question (CKE-02)', () => {
  it('shrinks to one button after three seconds and opens again by it', async () => {
    await openSmall();
    await act(() => vi.advanceTimersByTimeAsync(3100));
    expect(screen.queryByRole('region', { name: 'Cookie preferences' })).toBeNull();
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(button('Cookie preferences'));
    expect(await banner()).toHaveFocus();
    // Whoever opened it may read as long as they like.
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await banner()).toBeVisible();
    expect(currentConsent()).toBeNull();
  });

  it('stays while somebody is at it', async () => {
    await openSmall();
    act(() => button('Manage preferences').focus());
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await banner()).toBeVisible();
  });
});
