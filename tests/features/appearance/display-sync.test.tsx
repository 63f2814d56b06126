import '../../../public/theme.js';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeDisplay, currentDisplay } from '@/contexts/appearance';
import { DisplaySync } from '@/features/appearance/display-sync';
import { AppError } from '@/lib/app-error';
import { defaultDisplay } from '@/lib/appearance/display';
import { renderAt } from '../../support/render';

const ann = { status: 'signed-in', user: { id: 'ann', email: 'ann@example.com' } };
const ben = { status: 'signed-in', user: { id: 'ben', email: 'ben@example.com' } };
const nobody = { status: 'signed-out', user: null };

const { auth, server } = vi.hoisted(() => ({
  auth: { now: { status: 'signed-out', user: null } as { status: string; user: unknown } },
  server: { displays: new Map<string, object>(), isDown: false, saves: 0 },
}));
vi.mock('@/contexts/auth', () => ({ useAuth: () => auth.now }));
vi.mock('@/api/account/settings', () => ({
  settingsQuery: (id: string) => ({
    queryKey: ['settings', id],
    queryFn: async () => {
      if (server.isDown) throw new AppError('network');
      return { display: server.displays.get(id) ?? {} };
    },
  }),
  keepDisplay: async (_client: unknown, id: string, display: object) => {
    if (server.isDown) throw new AppError('network');
    server.saves += 1;
    server.displays.set(id, display);
  },
}));

const root = document.documentElement;
/** One page load as this person. */
const visit = (who: typeof auth.now) => {
  auth.now = who;
  return renderAt('/', <DisplaySync />);
};
const stored = (id: string) => server.displays.get(id) as Record<string, string> | undefined;
const settled = () => act(async () => vi.advanceTimersByTimeAsync(1000));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  server.displays.clear();
  server.isDown = false;
  server.saves = 0;
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

describe('the display choice of an account', () => {
  it('is shown on a device that signs in, also after a visitor chose something else there', async () => {
    server.displays.set('ann', { theme: 'dark', font: 'atkinson' });
    changeDisplay({ theme: 'light', density: 'roomy' });
    visit(ann);
    await waitFor(() => expect(root.dataset).toMatchObject({ theme: 'dark', font: 'atkinson' }));
    expect(root.dataset.density).toBeUndefined();
    expect(server.saves).toBe(0);
  });

  it('begins with what the visitor chose when there was none', async () => {
    changeDisplay({ motion: 'none' });
    visit(ann);
    await waitFor(() => expect(stored('ann')).toMatchObject({ motion: 'none' }));
  });

  it('is told once a person stays with a choice', async () => {
    visit(ann);
    await settled();
    act(() => changeDisplay({ font: 'atkinson' }));
    act(() => changeDisplay({ font: 'opendyslexic' }));
    await settled();
    expect(stored('ann')).toMatchObject({ font: 'opendyslexic' });
    expect(server.saves).toBe(1);
  });

  it('made offline is neither lost here nor overwritten by the older one of the account', async () => {
    server.displays.set('ann', { theme: 'dark' });
    const first = visit(ann);
    await waitFor(() => expect(root.dataset.theme).toBe('dark'));
    await settled();
    server.isDown = true;
    act(() => changeDisplay({ textSize: '150' }));
    await settled();
    first.unmount();
    expect(currentDisplay().textSize).toBe('150');
    server.isDown = false;
    visit(ann);
    await waitFor(() => expect(stored('ann')).toMatchObject({ theme: 'dark', textSize: '150' }));
    expect(root.dataset.textSize).toBe('150');
  });

  it('made offline is told when the network is back', async () => {
    visit(ann);
    await settled();
    server.isDown = true;
    act(() => changeDisplay({ sound: 'off' }));
    await settled();
    server.isDown = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(stored('ann')).toMatchObject({ sound: 'off' }));
  });

  it('changed on another device arrives with the next load', async () => {
    const first = visit(ann);
    await settled();
    act(() => changeDisplay({ theme: 'dark' }));
    await settled();
    first.unmount();
    server.displays.set('ann', { ...defaultDisplay, theme: 'light', contrast: 'soft' });
    visit(ann);
    await waitFor(() => expect(root.dataset).toMatchObject({ theme: 'light', contrast: 'soft' }));
  });

  it('does not pass to the next person on the same device', async () => {
    server.displays.set('ann', { contrast: 'high' });
    const first = visit(ann);
    await waitFor(() => expect(root.dataset.contrast).toBe('high'));
    await settled();
    first.unmount();
    visit(nobody).unmount();
    visit(ben);
    await settled();
    expect(stored('ben')).toBeUndefined();
  });
});
