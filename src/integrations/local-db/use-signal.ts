/** Whether this page has looked into what the device keeps, or begun to keep something. Once true it stays so until the page is left. */
let inUse = false;
const listeners = new Set<() => void>();

export function noteUse(): void {
  if (inUse) return;
  inUse = true;
  for (const listener of listeners) listener();
}

export const isInUse = (): boolean => inUse;

export function onUse(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
