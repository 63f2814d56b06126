import { useSyncExternalStore } from 'react';
import { initialToastState, notify, subscribeToToasts, toast, toastState } from './toast-store';

/** The messages at hand and the functions that add some. Components that only add call `toast()` directly. */
export function useToast() {
  const { toasts, notices } = useSyncExternalStore(subscribeToToasts, toastState, initialToastState);
  return { toasts, notices, toast, notify };
}
