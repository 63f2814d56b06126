import { useState } from 'react';

const key = 'fcl.autoAdvance';

function read(): boolean {
  try {
    return window.localStorage.getItem(key) === 'on';
  } catch {
    return false; // storage is switched off
  }
}

function remember(on: boolean): void {
  try {
    if (on) window.localStorage.setItem(key, 'on');
    else window.localStorage.removeItem(key);
  } catch {
    // The choice then lasts until the page is left.
  }
}

/** Whether choosing an answer goes on to the next question; off until somebody turns it on, then remembered. */
export function useAutoAdvance(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(read);
  const choose = (next: boolean) => {
    setOn(next);
    remember(next);
  };
  return [on, choose];
}
