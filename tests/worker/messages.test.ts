import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

interface Shown {
  readonly title: string;
  readonly options: Record<string, unknown>;
}

/** A worker without a browser: what it shows, opens and asks. */
const world = vi.hoisted(() => ({
  shown: [] as Shown[],
  pages: [] as { url: string; visibilityState: string; said: unknown[]; focused: boolean }[],
  opened: [] as string[],
  asked: [] as { url: string; body: unknown }[],
  answer: 200,
  subscribed: [] as unknown[],
}));

vi.mock('@/worker/scope', () => ({
  scope: {
    location: { origin: 'https://a.example' },
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) => {
        world.shown.push({ title, options });
      },
      pushManager: {
        subscribe: async (options: unknown) => {
          world.subscribed.push(options);
        },
      },
    },
    clients: {
      matchAll: async () =>
        world.pages.map((page) => ({
          url: page.url,
          visibilityState: page.visibilityState,
          postMessage: (message: unknown) => page.said.push(message),
          focus: async () => {
            page.focused = true;
          },
        })),
      openWindow: async (url: string) => {
        world.opened.push(url);
      },
    },
  },
}));
vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
  world.asked.push({ url, body: JSON.parse(body) });
  if (world.answer === 0) throw new TypeError('no connection');
  return new Response('{}', { status: world.answer });
});
const { answerPress, renewDevice, showMessage } = await import('@/worker/messages');
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const page = (path: string, visibilityState = 'hidden') => {
  const one = { url: `https://a.example${path}`, visibilityState, said: [] as unknown[], focused: false };
  world.pages.push(one);
  return one;
};
const message = {
  v: 1,
  id: 'delivery-1',
  kind: 'reminder',
  title: 'Reminder from Focus Clarity Lab',
  body: '',
  time: '09:00',
  route: '/training-hub/planner',
  token: 'secret',
  labels: { done: 'Done', snooze: '10 minutes' },
};
const show = (change: Record<string, unknown> = {}) => showMessage(JSON.stringify({ ...message, ...change }));
function press(action: string, change: Record<string, unknown> = {}) {
  const close = vi.fn();
  const data = { id: message.id, route: message.route, token: message.token, ...change };
  return { close, done: answerPress({ action, notification: { data, close } }) };
}

beforeEach(() => {
  Object.assign(world, { shown: [], pages: [], opened: [], asked: [], answer: 200, subscribed: [] });
});

describe('a message to this device', () => {
  it('is shown under the key of its occurrence, so that a second copy takes the place of the first', async () => {
    await show();
    expect(world.shown).toMatchObject([
      {
        title: message.title,
        options: { tag: 'delivery-1', renotify: false, actions: [{ action: 'done' }, { action: 'snooze' }] },
      },
    ]);
  });

  it('offers no answer where there is none to give', async () => {
    await show({ token: null, kind: 'reminders' });
    expect(world.shown[0]?.options.actions).toEqual([]);
  });

  it.each(['', 'not json', '[]', '{"title": 5, "route": "//evil.example"}'])(
    'is shown whatever it holds: %s',
    async (text) => {
      await showMessage(text);
      expect(world.shown).toMatchObject([
        { title: 'Focus Clarity Lab', options: { data: { route: '/reminders', token: null } } },
      ]);
    },
  );

  it('is told to the pages that somebody looks at, to say it themselves', async () => {
    const seen = page('/account', 'visible');
    const hidden = page('/faq');
    await show();
    expect(seen.said).toEqual([
      { type: 'pushed', tag: 'delivery-1', title: message.title, body: '', route: message.route },
    ]);
    expect(hidden.said).toEqual([]);
  });

  it('is left to the system when somebody tries the device', async () => {
    const seen = page('/reminders', 'visible');
    await show({ kind: 'test' });
    expect(world.shown).toHaveLength(1);
    expect(seen.said).toEqual([]);
  });
});

describe('a press on it', () => {
  it('goes to the tab that is there already', async () => {
    const there = page('/training-hub/planner?view=list');
    const { close, done } = press('');
    await done;
    expect(close).toHaveBeenCalledOnce();
    expect([there.focused, world.opened]).toEqual([true, []]);
  });

  it('opens the page otherwise, and never one of another site', async () => {
    page('/account');
    await press('').done;
    await press('', { route: '//evil.example' }).done;
    await press('', { route: '/\\evil.example' }).done;
    expect(world.opened).toEqual([
      'https://a.example/training-hub/planner',
      'https://a.example/reminders',
      'https://a.example/reminders',
    ]);
  });

  it.each(['done', 'snooze'])('answers by its token: %s', async (action) => {
    await press(action).done;
    expect(world.asked).toEqual([
      {
        url: 'https://a.example/functions/v1/reminder-act',
        body: { delivery: 'delivery-1', token: 'secret', action },
      },
    ]);
    expect(world.opened).toEqual([]);
  });

  it.each([409, 0])('shows the list where the answer was not taken: %i', async (status) => {
    world.answer = status;
    await press('done').done;
    expect(world.opened).toEqual(['https://a.example/reminders']);
  });
});

describe('a device that the browser has moved', () => {
  it('is asked for with the key of before, and open pages hear of it', async () => {
    const open = page('/account');
    const oldSubscription = { options: { applicationServerKey: 'key' } } as unknown as PushSubscription;
    await renewDevice({ oldSubscription });
    expect(world.subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: 'key' }]);
    expect(open.said).toEqual([{ type: 'device' }]);
  });
});
