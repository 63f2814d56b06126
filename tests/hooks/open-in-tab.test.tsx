import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTab, useOpenInTab } from '@/hooks/open-in-tab';
import { watchTabs } from '../features/membership/support';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a tab opened by a press', () => {
  it('is opened at once, says what it waits for, and cannot reach back', () => {
    const { tab, open } = watchTabs();
    openTab('Opening…');
    expect(open).toHaveBeenCalledTimes(1);
    expect(tab.opener).toBeNull();
    expect([tab.document.title, tab.document.body.textContent]).toEqual(['Opening…', 'Opening…']);
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it('goes to its address without leaving the empty page in its history', () => {
    const { tab } = watchTabs();
    expect(openTab('').go('https://pay.example.com/c/1')).toBe(true);
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('https://pay.example.com/c/1');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://'])('never goes to %s', (url) => {
    const { tab } = watchTabs();
    expect(openTab('').go(url)).toBe(false);
    expect(tab.location.replace).not.toHaveBeenCalled();
  });
});

describe('an address that is asked for first', () => {
  const ask = async (address: () => Promise<string>) => {
    const { result } = renderHook(() => useOpenInTab());
    const failure = await act(() => result.current.open('', address).catch((error: unknown) => error));
    return { link: result.current.link, failure };
  };

  it('opens in the tab', async () => {
    const { tab } = watchTabs();
    expect(await ask(async () => 'https://pay.example.com/c/1')).toEqual({ link: null, failure: undefined });
    expect(tab.location.replace).toHaveBeenCalledTimes(1);
  });

  it('becomes a link here when the browser opens no tab', async () => {
    watchTabs({ blocked: true });
    expect((await ask(async () => 'https://pay.example.com/c/1')).link).toBe('https://pay.example.com/c/1');
  });

  it('becomes a link here when the tab was closed meanwhile', async () => {
    const { tab } = watchTabs();
    const { link } = await ask(async () => {
      tab.closed = true;
      return 'https://pay.example.com/c/1';
    });
    expect(link).toBe('https://pay.example.com/c/1');
  });

  it('takes the empty tab away again when there is none', async () => {
    const { tab } = watchTabs();
    const { link, failure } = await ask(() => Promise.reject(new Error('no')));
    expect([link, (failure as Error).message]).toEqual([null, 'no']);
    expect(tab.close).toHaveBeenCalledTimes(1);
  });
});
