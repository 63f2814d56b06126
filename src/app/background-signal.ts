/** Whether something may have to be sent from behind the pages. Once true it stays so until the page is left. */
let wanted = false;
const listeners = new Set<() => void>();

export function wantBackgroundWork(): void {
  wanted = true;
  for (const listener of listeners) listener();
}

export function isBackgroundWorkWanted(): boolean {
  return wanted;
}

export function onBackgroundWorkWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
