import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Notification } from '@/api/notifications/notifications';
import type { PageMessage } from '@/config/worker';
import { usePushed } from '@/features/notices/use-pushed';

/** The worker of this browser, and the notices that the system shows. */
const workers = new EventTarget();
const close = vi.fn();
const asked: unknown[] = [];

beforeEach(() => {
  close.mockClear();
  asked.length = 0;
  Object.assign(workers, {
    getRegistration: async () => ({
      getNotifications: async (which: unknown) => {
        asked.push(which);
        return [{ close }];
      },
    }),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
});
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

function Page({ said }: { said: (news: Notification) => boolean }) {
  usePushed(said);
  return null;
}
const say = (data: PageMessage | null) => workers.dispatchEvent(new MessageEvent('message', { data }));
const pushed = { type: 'pushed', tag: 'a', title: 'A reminder came', body: '', route: '/reminders' } as const;

it('a message that comes while somebody looks is said by the page, and the one of the system goes', async () => {
  const said = vi.fn(() => true);
  render(<Page said={said} />);
  say(null);
  say({ type: 'device' });
  say(pushed);
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(asked).toEqual([{ tag: 'a' }]);
  expect(said.mock.calls).toMatchObject([
    [{ title: 'A reminder came', action_url: '/reminders', kind: null }],
  ]);
});

it('nothing is heard any more once the page is left', () => {
  const said = vi.fn(() => true);
  render(<Page said={said} />).unmount();
  say(pushed);
  expect(said).not.toHaveBeenCalled();
});
