import type { ReactNode } from 'react';
import { useAuth } from '@/contexts/auth';

export interface ByPersonProps {
  visitors: ReactNode;
  members: ReactNode;
}

/**
 * One of two pages at one address. Where a session is looked into there most likely is one: whoever comes back never
 * sees the page for visitors first.
 */
export function ByPerson({ visitors, members }: ByPersonProps) {
  return useAuth().status === 'signed-out' ? visitors : members;
}
