import { createContext, useContext } from 'react';
import type { DeskAddress } from '@/lib/admin/desk-address';

export interface Desk {
  readonly userId: string;
  readonly address: DeskAddress;
  /** A full or master admin. */
  readonly isSenior: boolean;
  /** Keys of one letter act. */
  readonly keysOn: boolean;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('there is no desk around');
  return desk;
}
