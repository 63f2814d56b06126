import { lazy, Suspense } from 'react';
import type { OwnKeysTextProps } from './own-keys-text';

// Most people never choose keys: words and names of keys are loaded for those who did.
const OwnKeysText = lazy(async () => ({ default: (await import('./own-keys-text')).OwnKeysText }));

/** Which chosen key gives which answer, in the place of the line about the usual ones. */
export function OwnKeysLine(props: OwnKeysTextProps) {
  return (
    <Suspense fallback={null}>
      <OwnKeysText {...props} />
    </Suspense>
  );
}
