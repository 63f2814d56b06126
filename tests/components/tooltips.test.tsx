import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PostTime } from '@/components/posts/post-time';
import { Tooltips } from '@/components/tooltips';
import { Button } from '@/components/ui/button';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const visible = () => screen.queryByRole('tooltip')?.textContent ?? null;
const rest = (name: string, pointerType = 'mouse') =>
  fireEvent.pointerMove(name === 'page' ? document.body : screen.getByRole('button', { name }), {
    pointerType,
  });

function show() {
  render(
    <>
      <Button size="icon" aria-label="Cart">
        <svg />
      </Button>
      <Button size="icon" aria-label="Account" aria-expanded={false}>
        <svg />
      </Button>
      <Button>With words</Button>
      <Tooltips />
    </>,
  );
}

describe('the name of a button with a drawing', () => {
  it('shows after the pointer has rested for 700 ms, and goes with it', () => {
    show();
    rest('Cart');
    pass(699);
    expect(visible()).toBeNull();
    pass(1);
    expect(visible()).toBe('Cart');
    rest('page');
    expect(visible()).toBeNull();
  });

  it('stays while the pointer is on it', () => {
    show();
    rest('Cart');
    pass(700);
    fireEvent.pointerMove(screen.getByRole('tooltip'), { pointerType: 'mouse' });
    expect(visible()).toBe('Cart');
  });

  it.each([
    [300, 'Account'],
    [301, null],
  ])('%i ms after another went, it shows at once: %s', (pause, expected) => {
    show();
    rest('Cart');
    pass(700);
    rest('page');
    pass(pause);
    rest('Account');
    pass(0);
    expect(visible()).toBe(expected);
  });

  it('shows at once by keyboard, and goes on Escape', () => {
    show();
    const cart = screen.getByRole('button', { name: 'Cart' });
    fireEvent.keyDown(document.body, { key: 'Tab' });
    act(() => cart.focus());
    expect(visible()).toBe('Cart');
    fireEvent.keyDown(cart, { key: 'Escape' });
    expect(visible()).toBeNull();
  });

  it('goes when the button is pressed, and does not come back over what it opens', () => {
    show();
    const account = screen.getByRole('button', { name: 'Account' });
    rest('Account');
    pass(700);
    fireEvent.pointerDown(account);
    account.setAttribute('aria-expanded', 'true');
    expect(visible()).toBeNull();
    rest('Account');
    pass(1000);
    expect(visible()).toBeNull();
  });

  it.each(['focus', 'press'])(
    'shows at once for words that say more, by %s, and not where the browser does it',
    (by) => {
      render(
        <>
          <PostTime at="2026-01-05T12:00:00Z" />
          <Tooltips />
        </>,
      );
      const time = screen.getByText(/ago|last year/);
      fireEvent.pointerMove(time, { pointerType: 'mouse' });
      pass(1000);
      expect(visible()).toBeNull();
      if (by === 'press') fireEvent.pointerDown(time, { pointerType: 'touch' });
      act(() => time.focus());
      expect(visible()).toBe(time.title);
      expect(time.title).toMatch(/2026/);
      act(() => time.blur());
      expect(visible()).toBeNull();
    },
  );

  it('does not show for a finger, nor for a button with words', () => {
    show();
    rest('Cart', 'touch');
    pass(1000);
    rest('With words');
    pass(1000);
    expect(visible()).toBeNull();
  });
});
