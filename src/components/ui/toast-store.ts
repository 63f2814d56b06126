/**
 * Two layers of short messages, both drawn by Radix Toast. The store holds no React, so anything may call `toast()`.
 * - `toast()`: the answer to something the person did. One is held; a new one replaces it. Shown 5000 ms, one that says
 *   what failed until it is closed; forgotten 1,000,000 ms after it closed.
 * - `notify()`: news that arrive by themselves. Three are visible, 4000 ms each; further ones wait for a free place.
 */
export const toastLimit = 1;
export const toastDurationMs = 5000;
export const toastRemoveDelayMs = 1_000_000;
export const noticeLimit = 3;
export const noticeDurationMs = 4000;

export interface ToastAction {
  label: string;
  /** What a person who cannot reach the button in time can do instead; read aloud. */
  altText: string;
  onSelect: () => void;
}

export interface ToastContent {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: ToastAction;
  /** Of an answer; `toastDurationMs` unless told. */
  durationMs?: number;
}

export interface ToastEntry extends ToastContent {
  id: string;
  open: boolean;
}

export interface ToastState {
  /** First layer, newest first. */
  toasts: readonly ToastEntry[];
  /** Second layer, oldest first; only the first three are drawn. */
  notices: readonly ToastEntry[];
}

export interface ToastHandle {
  id: string;
  dismiss: () => void;
  update: (content: ToastContent) => void;
}

const empty: ToastState = { toasts: [], notices: [] };
let state: ToastState = empty;
let made = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function change(next: ToastState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function toastState(): ToastState {
  return state;
}

/** What the prerendered page and the first render in the browser show: nothing. */
export function initialToastState(): ToastState {
  return empty;
}

export function toast(content: ToastContent): ToastHandle {
  made += 1;
  const id = `toast-${made}`;
  const entry: ToastEntry = { ...content, id, open: true };
  const toasts = [entry, ...state.toasts].slice(0, toastLimit);
  for (const dropped of state.toasts) if (!toasts.includes(dropped)) cancelRemoval(dropped.id);
  change({ ...state, toasts });
  return {
    id,
    dismiss: () => closeToast(id),
    update: (next) =>
      change({ ...state, toasts: state.toasts.map((one) => (one.id === id ? { ...one, ...next } : one)) }),
  };
}

/** Closes one toast, or every one. It stays in the store, closed, until its removal is due. */
export function closeToast(id?: string): void {
  const closing = state.toasts.filter((one) => one.open && (id === undefined || one.id === id));
  if (closing.length === 0) return;
  change({
    ...state,
    toasts: state.toasts.map((one) => (closing.includes(one) ? { ...one, open: false } : one)),
  });
  for (const one of closing) {
    const remove = () => {
      removals.delete(one.id);
      change({ ...state, toasts: state.toasts.filter((other) => other.id !== one.id) });
    };
    removals.set(one.id, setTimeout(remove, toastRemoveDelayMs));
  }
}

function cancelRemoval(id: string): void {
  clearTimeout(removals.get(id));
  removals.delete(id);
}

export function notify(content: ToastContent): ToastHandle {
  made += 1;
  const id = `notice-${made}`;
  change({ ...state, notices: [...state.notices, { ...content, id, open: true }] });
  return {
    id,
    dismiss: () => closeNotice(id),
    update: (next) =>
      change({ ...state, notices: state.notices.map((one) => (one.id === id ? { ...one, ...next } : one)) }),
  };
}

export function closeNotice(id: string): void {
  change({ ...state, notices: state.notices.filter((one) => one.id !== id) });
}

/** Forgets everything at once, for example when another person signs in. */
export function clearToasts(): void {
  for (const id of removals.keys()) cancelRemoval(id);
  change(empty);
}
