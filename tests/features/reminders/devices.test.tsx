import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToasts, toastState } from '@/components/ui/toast-store';
import { RemindersScreen } from '@/features/reminders/reminders-screen';
import { forgetAsked } from '@/features/reminders/turn-on';
import { renderAt } from '../../support/render';
import { account, ann, emptyAccount } from './account.ts';

// Test files share their modules; this one needs its own, with the backend in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@/integrations/supabase/client', async () => {
  const backend = await import('./account.ts');
  return (await import('../../support/fake-supabase.ts')).fakeClientModule({
    session: () => backend.ann,
    rows: backend.answerRows,
    rpc: backend.answerRpc,
    functions: backend.answerFunctions,
  });
});

/** What the browser of somebody answers. */
const browser = { permission: 'default', answer: 'granted', asked: 0, subscribed: false };
const subscription = {
  toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/a', keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: async () => {
    browser.subscribed = false;
  },
};
const registration = {
  pushManager: {
    getSubscription: async () => (browser.subscribed ? subscription : null),
    subscribe: async () => {
      browser.subscribed = true;
      return subscription;
    },
  },
};

beforeEach(() => {
  emptyAccount();
  clearToasts();
  forgetAsked();
  localStorage.removeItem('fcl.reminders');
  Object.assign(browser, { permission: 'default', answer: 'granted', asked: 0, subscribed: false });
  account.pushKey = 'public-key';
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.asked += 1;
      browser.permission = browser.answer;
      return browser.answer;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: async () => registration,
      register: async () => registration,
      ready: Promise.resolve(registration),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const open = () => renderAt('/reminders', <RemindersScreen userId={ann} />);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('messages on this device', () => {
  it('are asked for after a press and words of our own, and never before', async () => {
    open();
    await press('Turn on notifications');
    expect(screen.getByText(/Your browser will ask you next/)).toBeVisible();
    expect(browser.asked).toBe(0);
    await press('Ask me now');
    expect(await screen.findByText(/^This device:/)).toBeVisible();
    expect(browser.asked).toBe(1);
    expect(account.asked).toContainEqual([
      'push_subscribe',
      expect.objectContaining({ p_endpoint: 'https://fcm.googleapis.com/a', p_p256dh: 'p', p_auth: 'a' }),
    ]);
    expect(screen.queryByRole('button', { name: 'Turn on notifications' })).toBeNull();
  });

  it('are not offered for thirty days to who did not want to be asked', async () => {
    const { unmount } = open();
    await press('Turn on notifications');
    await press('Not now');
    expect(screen.queryByRole('button', { name: 'Turn on notifications' })).toBeNull();
    unmount();
    const again = open();
    await screen.findByRole('heading', { name: 'Messages on your devices' });
    expect(screen.queryByRole('button', { name: 'Turn on notifications' })).toBeNull();
    const kept = JSON.parse(localStorage.getItem('fcl.reminders') ?? '{}');
    localStorage.setItem(
      'fcl.reminders',
      JSON.stringify({ ...kept, notNowMs: kept.notNowMs - 30 * 86_400_000 }),
    );
    again.unmount();
    open();
    expect(await screen.findByRole('button', { name: 'Turn on notifications' })).toBeVisible();
  });

  it('are not asked for twice when the question of the browser was closed', async () => {
    browser.answer = 'default';
    open();
    await press('Turn on notifications');
    await press('Ask me now');
    await waitFor(() => expect(screen.queryByText(/Your browser will ask you next/)).toBeNull());
    expect(screen.queryByRole('button', { name: 'Turn on notifications' })).toBeNull();
    expect(browser.asked).toBe(1);
  });

  it('say how to allow them where they are blocked', async () => {
    browser.permission = 'denied';
    open();
    expect(
      await screen.findByText(
        'Notifications are blocked in your browser. You can allow them in the site settings.',
      ),
    ).toBeVisible();
    expect(screen.getByText(/^Press the sign before the address/)).toBeVisible();
  });

  it('say on an iPhone how the app comes to the home screen', async () => {
    const device = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone Safari/604.1');
    open();
    expect(await screen.findByText(/once the app is on the home screen/)).toBeVisible();
    device.mockRestore();
  });

  it('are not named where none are sent', async () => {
    account.pushKey = null;
    open();
    await screen.findByRole('heading', { name: 'Quiet hours' });
    expect(screen.queryByText('Messages on your devices')).toBeNull();
  });

  it('are tried and taken off again', async () => {
    account.devices = [{ id: 'phone', device_name: 'Chrome, Android', last_ok_at: null, created_at: '' }];
    account.refusal = { status: 410, code: 'device_gone' };
    open();
    expect(await screen.findByText('Chrome, Android')).toBeVisible();
    await press('Send a test');
    await waitFor(() => expect(toastState().toasts[0]?.title).toBe('The test could not be sent'));
    await press('Send a test');
    await waitFor(() => expect(toastState().toasts[0]?.title).toBe('Test sent'));
    await press('Take it off');
    await waitFor(() => expect(account.asked).toContainEqual(['push_unsubscribe', { p_id: 'phone' }]));
  });

  it('are missed by a reminder that should reach devices and finds none', async () => {
    open();
    await press('Add reminder');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'On my devices' }));
    expect(
      await screen.findByText('No device receives this. Choose e-mail or add this device.'),
    ).toBeVisible();
    expect(browser.asked).toBe(0);
  });
});
