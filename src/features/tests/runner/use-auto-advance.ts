import { useSyncExternalStore } from 'react';
import { keptText } from '@/api/device/kept';

const kept = keptText('fcl.autoAdvance', 'device');
const isOn = () => kept.get() === 'on';
const choose = (on: boolean) => void kept.set(on ? 'on' : null);

/** Whether choosing an answer goes on to the next question; off until somebody turns it on, then remembered. */
export function useAutoAdvance(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(kept.onChanged, isOn, () => false), choose];
}
