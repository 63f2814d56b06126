import { useSyncExternalStore } from 'react';
import { keptText } from '@/api/device/kept';

const hidden = keptText('fcl.importedHidden', 'device');

/** Whether events that came with files are shown, as this device was told. */
export function useImportedShown(): readonly [shown: boolean, show: (shown: boolean) => void] {
  const kept = useSyncExternalStore(hidden.onChanged, hidden.get, () => null);
  return [kept === null, (shown) => void hidden.set(shown ? null : 'yes')];
}
