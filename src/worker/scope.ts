import type { PageMessage } from '@/config/worker';

/** The worker as far as this app speaks to it: its own types cannot stand beside those of a page. */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
}
interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}
interface WorkerPushEvent extends WorkerEvent {
  readonly data: { text: () => string } | null;
}
interface WorkerClickEvent extends WorkerEvent {
  readonly action: string;
  readonly notification: Notification;
}
interface WorkerDeviceEvent extends WorkerEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}
/** A page of this site that is open. */
export interface WorkerClient {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  postMessage: (message: PageMessage) => void;
  focus: () => Promise<unknown>;
}
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (which: { type: 'window'; includeUncontrolled: boolean }) => Promise<WorkerClient[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install' | 'activate', listener: (event: WorkerEvent) => void) => void) &
    ((type: 'message', listener: (event: WorkerMessageEvent) => void) => void) &
    ((type: 'push', listener: (event: WorkerPushEvent) => void) => void) &
    ((type: 'notificationclick', listener: (event: WorkerClickEvent) => void) => void) &
    ((type: 'pushsubscriptionchange', listener: (event: WorkerDeviceEvent) => void) => void) &
    ((type: 'fetch', listener: (event: WorkerFetchEvent) => void) => void);
}

export const scope = self as unknown as WorkerScope;
