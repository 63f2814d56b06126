/** Messages to this device: shown, answered and, when the browser has moved it, asked for again. */
import { brand } from '@/config/brand';
import { paths } from '@/config/paths';
import { scope } from './scope';

/** What the server sends (lib/reminders/message.ts), as far as it is shown. */
interface Message {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly route: string;
  /** Answers it once; null: there is nothing to answer. */
  readonly token: string | null;
  readonly labels: { readonly done: string; readonly snooze: string };
}

const textOf = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? value : otherwise;

/** A page of this site, whatever is written there. */
function routeOf(value: unknown): string {
  const route = textOf(value, paths.reminders);
  return /^\/(?![/\\])/.test(route) ? route : paths.reminders;
}

/** Reads by hand: what cannot be read is shown all the same, as a browser takes the leave back from who shows nothing. */
export function readMessage(text: string): Message {
  let given: Record<string, unknown> = {};
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === 'object' && read !== null) given = read as Record<string, unknown>;
  } catch {
    // shown without its words
  }
  const labels = (typeof given.labels === 'object' && given.labels) || {};
  const { done, snooze } = labels as Record<string, unknown>;
  return {
    id: textOf(given.id, 'message'),
    kind: textOf(given.kind, 'reminder'),
    title: textOf(given.title, brand.name),
    body: textOf(given.body, ''),
    route: routeOf(given.route),
    token: typeof given.token === 'string' ? given.token : null,
    labels: { done: textOf(done, ''), snooze: textOf(snooze, '') },
  };
}

const openPages = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Not all that browsers know of notices is in the types of a page. */
interface NoticeOptions extends NotificationOptions {
  readonly renotify: boolean;
  readonly actions: readonly { readonly action: string; readonly title: string }[];
}

/** Shows what came. Several copies of one are one notice; a page that somebody looks at says it instead. */
export async function showMessage(text: string): Promise<void> {
  const message = readMessage(text);
  const { id, kind, title, body, route, token, labels } = message;
  const isAnswerable = token !== null && labels.done !== '' && labels.snooze !== '';
  const options: NoticeOptions = {
    body,
    tag: id,
    renotify: false,
    icon: '/icons/192.png',
    data: { id, route, token },
    actions: isAnswerable
      ? [
          { action: 'done', title: labels.done },
          { action: 'snooze', title: labels.snooze },
        ]
      : [],
  };
  // Where leave was taken back meanwhile, an open page still says it.
  await scope.registration.showNotification(title, options).catch(() => undefined);
  // Who tries a device wants to see what the system shows.
  if (kind === 'test') return;
  for (const page of await openPages()) {
    if (page.visibilityState === 'visible') page.postMessage({ type: 'pushed', tag: id, title, body, route });
  }
}

async function openAt(route: string): Promise<void> {
  const { href: wanted, pathname, search } = new URL(route, scope.location.origin);
  const pages = await openPages();
  const there = pages.find(({ url }) => {
    const page = new URL(url);
    return page.pathname === pathname && (search === '' || page.search === search);
  });
  if (there) await there.focus();
  else await scope.clients.openWindow(wanted);
}

const backend: unknown = import.meta.env.VITE_SUPABASE_URL;
const publicKey: unknown = import.meta.env.VITE_SUPABASE_ANON_KEY;

/** Says done or later to the server, by the token of the message; it works signed out. */
async function act(delivery: unknown, token: unknown, action: string): Promise<boolean> {
  const base = typeof backend === 'string' && backend !== '' ? backend : scope.location.origin;
  try {
    const answer = await fetch(`${base}/functions/v1/reminder-act`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(typeof publicKey === 'string' && { apikey: publicKey }),
      },
      body: JSON.stringify({ delivery, token, action }),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

/** What was pressed: an answer, or the message itself. Where an answer was not taken, the list says what there is. */
export async function answerPress({
  action,
  notification,
}: {
  readonly action: string;
  readonly notification: Pick<Notification, 'data' | 'close'>;
}): Promise<void> {
  const { id, route, token } = (notification.data ?? {}) as Record<string, unknown>;
  notification.close();
  if (action === 'done' || action === 'snooze') {
    if (!(await act(id, token, action))) await openAt(paths.reminders);
    return;
  }
  await openAt(routeOf(route));
}

/** A browser has moved this device: it is asked for anew with the key of before, and the next page tells the account. */
export async function renewDevice({
  oldSubscription,
  newSubscription,
}: {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  if (!newSubscription && key) {
    await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  }
  for (const page of await openPages()) page.postMessage({ type: 'device' });
}
