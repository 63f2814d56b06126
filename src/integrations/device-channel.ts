/** News about what this device keeps, between the tabs of one browser: an id changed, read it again. */
export interface DeviceChannel {
  announce: (id: string) => void;
  /** Answers how to stop. */
  listen: (listener: (id: string) => void) => () => void;
}

/** @param toSelf the announcing tab hears its own news, too */
export function createDeviceChannel(name: string, { toSelf }: { toSelf: boolean }): DeviceChannel {
  let shared: BroadcastChannel | null = null;
  const listeners = new Set<(id: string) => void>();
  const tell = (id: string) => {
    for (const listener of listeners) listener(id);
  };
  const open = () => {
    if (shared || typeof BroadcastChannel === 'undefined') return shared;
    shared = new BroadcastChannel(name);
    shared.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (typeof event.data === 'string') tell(event.data);
    });
    return shared;
  };
  return {
    announce(id) {
      open()?.postMessage(id);
      if (toSelf) tell(id);
    },
    listen(listener) {
      open();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
