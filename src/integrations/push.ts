import { type PageMessage, workerFile } from '@/config/worker';

/** How it stands with messages to this browser. */
export type PushState =
  /** It knows none, or keeps no worker. */
  | 'unsupported'
  /** Only as an app on the home screen (iOS and iPadOS). */
  | 'install'
  /** Somebody has forbidden them. */
  | 'denied'
  | 'off'
  | 'on';

export interface PushKeys {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export type Subscribed =
  | { readonly is: 'subscribed'; readonly keys: PushKeys }
  | { readonly is: 'denied' | 'dismissed' };

const isKnown = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** A tablet says that it is a desktop, and is one that is touched. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

const isOnHomeScreen = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration(workerFile);

function keysOf(subscription: PushSubscription): PushKeys {
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

/** Asks nobody for anything. */
export async function pushState(): Promise<PushState> {
  if (isAppleTouch() && !isOnHomeScreen()) return 'install';
  if (!isKnown() || new URLSearchParams(window.location.search).has('nosw')) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  if (Notification.permission !== 'granted') return 'off';
  const subscription = await (await worker())?.pushManager.getSubscription();
  return subscription ? 'on' : 'off';
}

/** The address of this device as the browser has it by now; null: it has none. */
export async function keysHere(): Promise<PushKeys | null> {
  if (!isKnown() || Notification.permission !== 'granted') return null;
  const subscription = await (await worker())?.pushManager.getSubscription();
  return subscription ? keysOf(subscription) : null;
}

/** Asks for leave, and for an address where messages come in. Only after a press: browsers remember who asks unbidden. */
export async function subscribeHere(key: string): Promise<Subscribed> {
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') return { is: answer === 'denied' ? 'denied' : 'dismissed' };
  await navigator.serviceWorker.register(workerFile);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with another key takes nothing from this site.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return { is: 'subscribed', keys: keysOf(subscription) };
}

export async function unsubscribeHere(): Promise<void> {
  if (!isKnown()) return;
  await (await (await worker())?.pushManager.getSubscription())?.unsubscribe();
}

/** Hears of messages that came while somebody looks at the page. Answers how to stop. */
export function hearPushed(
  onPushed: (message: Extract<PageMessage, { type: 'pushed' }>) => void,
): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const hear = ({ data }: MessageEvent<PageMessage | null>) => {
    if (data?.type === 'pushed') onPushed(data);
  };
  serviceWorker.addEventListener('message', hear as EventListener);
  return () => serviceWorker.removeEventListener('message', hear as EventListener);
}

/** Takes the notice of the system away, once the page has said it. */
export async function closeShown(tag: string): Promise<void> {
  const shown = (await (await worker())?.getNotifications({ tag })) ?? [];
  for (const notice of shown) notice.close();
}
