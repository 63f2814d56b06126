import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderAt } from '../../support/render';

const { StoredList } = await import('@/features/consent/stored-list');
const { choose, currentConsent } = await import('@/contexts/consent');

const open = () => renderAt('/privacy', <StoredList />);
const entries = () => within(screen.getByRole('list')).getAllByRole('listitem');

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('what this device keeps', () => {
  it('is listed in the words of the cookie policy, each with a way to delete it', async () => {
    choose({ analytics: false, marketing: false });
    window.localStorage.setItem('fcl.startPlan.focus-snapshot', '{"if":"x"}');
    window.localStorage.setItem('i18nextLng', 'de');
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
    document.cookie = 'i18nextLng=de; path=/';
    open();
    expect(entries().map((one) => one.querySelector('p')?.textContent)).toEqual([
      'The language you chose',
      'Whether you allow counting, and when you said so',
      'The start plan you wrote after a test; it is never sent',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete: The language you chose' }));
    expect(window.localStorage.getItem('i18nextLng')).toBeNull();
    expect(document.cookie).not.toContain('i18nextLng');
    await userEvent.click(screen.getByRole('button', { name: /^Delete: The start plan/ }));
    expect(Object.keys(window.localStorage)).toEqual(['fcl.consent']);
    await userEvent.click(screen.getByRole('button', { name: /^Delete: Whether you allow/ }));
    expect(currentConsent()).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('names a session, which signing out ends and nothing else', () => {
    window.localStorage.setItem('fcl.auth', '{}');
    open();
    expect(entries()).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Until you sign out')).toBeVisible();
  });

  it('holds what one tab keeps, too, and nothing of strangers', async () => {
    window.sessionStorage.setItem('fcl.cart.checkout', '1');
    window.localStorage.setItem('somebody.else', '1');
    open();
    expect(entries()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /^Delete/ }));
    expect(window.sessionStorage).toHaveLength(0);
    expect(window.localStorage.getItem('somebody.else')).toBe('1');
  });
});
