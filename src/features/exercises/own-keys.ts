import { createContext } from 'react';
import { noOwnKeys, type OwnKeys } from '@/lib/exercises/own-keys';

/** Keys that the person chose for answers; set around a whole exercise. */
export const OwnKeysContext = createContext<OwnKeys>(noOwnKeys);
