import { focusManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { holdNetwork } from '@/api/sync/hold';

/** Nothing is read again, sent or renewed from behind while the caller is mounted. */
export function useQuietBackground(): void {
  useEffect(() => {
    const release = holdNetwork();
    // Coming back to the tab reads nothing anew.
    focusManager.setFocused(false);
    return () => {
      focusManager.setFocused(undefined);
      release();
    };
  }, []);
}
