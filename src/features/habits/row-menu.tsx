import type { LucideIcon } from 'lucide-react';
import { lazy } from 'react';
import { MenuOnDemand } from '@/components/menu-on-demand';

const OpenMenu = lazy(() => import('./open-menu').then((module) => ({ default: module.OpenMenu })));

export interface RowMenuProps {
  /** The name of its button. */
  label: string;
  actions: readonly (readonly [name: string, Icon: LucideIcon, act: () => void])[];
}

/** What is seldom done with a goal or a habit. */
export function RowMenu(props: RowMenuProps) {
  return (
    <MenuOnDemand label={props.label}>
      <OpenMenu {...props} />
    </MenuOnDemand>
  );
}
