import { useSyncExternalStore } from 'react';
import { keptText } from '@/integrations/device-store';

const chosen = keptText('fcl.enterSends', 'device');

/** A keyboard on the screen has Enter for new lines; a real one is sent with. */
function fromDevice(): boolean {
  return !(typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches);
}

/** Whether Enter sends what is written in a conversation, as this device was told. */
export function useEnterSends(): readonly [sends: boolean, choose: (sends: boolean) => void] {
  const kept = useSyncExternalStore(chosen.onChanged, chosen.get, () => null);
  return [kept === null ? fromDevice() : kept === 'yes', (sends) => chosen.set(sends ? 'yes' : 'no')];
}
