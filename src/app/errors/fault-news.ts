/** Of the window; who tells errors on listens, and without consent nobody does. */
const happened = 'fcl:fault';

export function tellFault(error: unknown): void {
  window.dispatchEvent(new CustomEvent(happened, { detail: error }));
}

/** @returns how to stop */
export function onFault(listener: (error: unknown) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<unknown>).detail);
  window.addEventListener(happened, hear);
  return () => window.removeEventListener(happened, hear);
}
