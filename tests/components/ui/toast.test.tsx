import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToasts, notify, toast, toastState } from '@/components/ui/toast-store';
import { Toaster } from '@/components/ui/toaster';

const labels = {
  message: 'Message',
  answers: 'Messages ({hotkey})',
  news: 'News ({hotkey})',
  close: 'Close',
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('.font-semibold')?.textContent);

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster labels={labels} />);
});
afterEach(() => {
  act(() => clearToasts());
  vi.useRealTimers();
});

describe('the first layer of messages', () => {
  it('shows one as long as it says itself', async () => {
    act(() => void toast({ title: 'Done', durationMs: 10_000 }));
    await pass(9999);
    expect(shown()).toEqual(['Done']);
    await pass(1);
    expect(shown()).toEqual([]);
  });

  it('shows one for 5000 ms', async () => {
    act(() => void toast({ title: 'Saved', description: 'On this device' }));
    await pass(4999);
    expect(shown()).toEqual(['Saved']);
    await pass(1);
    expect(shown()).toEqual([]);
  });

  it('shows what failed until it is closed', async () => {
    act(() => void toast({ title: 'Not saved', variant: 'destructive' }));
    await pass(600_000);
    expect(shown()).toEqual(['Not saved']);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(0);
    expect(shown()).toEqual([]);
  });

  it('holds a single one: a new one takes the place of the old', () => {
    act(() => {
      toast({ title: 'First' });
      toast({ title: 'Second' });
    });
    expect(shown()).toEqual(['Second']);
    expect(toastState().toasts).toHaveLength(1);
  });

  it('forgets a closed one after 1,000,000 ms', async () => {
    act(() => toast({ title: 'Saved' }).dismiss());
    expect(shown()).toEqual([]);
    await pass(999_999);
    expect(toastState().toasts).toHaveLength(1);
    await pass(1);
    expect(toastState().toasts).toHaveLength(0);
  });

  it('closes by its button', async () => {
    act(() => void toast({ title: 'Saved' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(0);
    expect(shown()).toEqual([]);
  });

  it('can be changed while it is shown', () => {
    let handle: ReturnType<typeof toast> | undefined;
    act(() => {
      handle = toast({ title: 'Sending' });
    });
    act(() => handle?.update({ title: 'Sent' }));
    expect(shown()).toEqual(['Sent']);
  });

  it('waits while the pointer rests on it', async () => {
    act(() => void toast({ title: 'Saved' }));
    await pass(4000);
    fireEvent.pointerMove(screen.getByRole('listitem'));
    await pass(60_000);
    expect(shown()).toEqual(['Saved']);
  });

  it('interrupts a screen reader only when something failed', async () => {
    act(() => void toast({ title: 'Sign up failed', variant: 'destructive' }));
    await pass(50);
    expect(document.querySelector('[role="status"][aria-live="assertive"]')).toHaveTextContent(
      'Sign up failed',
    );
    act(() => void toast({ title: 'Saved' }));
    await pass(50);
    expect(document.querySelector('[role="status"][aria-live="polite"]')).toHaveTextContent('Saved');
  });

  it('runs its action', async () => {
    const onSelect = vi.fn();
    act(
      () =>
        void toast({
          title: 'Deleted',
          action: { label: 'Undo', altText: 'Restore it in the list', onSelect },
        }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onSelect).toHaveBeenCalledOnce();
    await pass(0);
    expect(shown()).toEqual([]);
  });
});

describe('the second layer of messages', () => {
  it('shows three for 4000 ms and lets the fourth wait for a place', async () => {
    act(() => {
      for (const title of ['1', '2', '3', '4']) notify({ title });
    });
    expect(shown()).toEqual(['1', '2', '3']);
    await pass(3999);
    expect(shown()).toEqual(['1', '2', '3']);
    await pass(1);
    expect(shown()).toEqual(['4']);
    await pass(4000);
    expect(shown()).toEqual([]);
    expect(toastState().notices).toEqual([]);
  });

  it('leaves the first layer alone', () => {
    act(() => {
      toast({ title: 'Saved' });
      notify({ title: 'New message' });
    });
    expect(shown()).toEqual(['Saved', 'New message']);
  });
});
