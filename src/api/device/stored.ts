import { keptNames } from '@/integrations/device-keys';
import { keptText } from '@/integrations/device-store';

/** What is kept under these names; `*` stands for the rest of one. */
export function keptUnder(names: readonly string[]): string[] {
  return keptNames().filter((key) =>
    names.some((name) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name)),
  );
}

/** Forgets it, for all that look at it. */
export function forgetUnder(names: readonly string[]): void {
  for (const key of keptUnder(names)) {
    keptText(key, 'device').set(null);
    keptText(key, 'tab').set(null);
  }
}
