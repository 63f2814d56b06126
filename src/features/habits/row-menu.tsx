import type { LucideIcon } from 'lucide-react';
import { latePart } from '@/components/late-part';
import { MenuOnDemand } from '@/components/menu-on-demand';

export const OpenMenu = latePart(() => import('./open-menu').then((module) => module.OpenMenu));

export interface RowMenuProps {
  /** The name of its button. */
  label: string;
  actions: readonly (readonly [name: string, Icon: LucideIcon, act: () => void])[];
}

/** What is seldom done with a goal or a habit. */
export function RowMenu(props: RowMenuProps) {
  return <MenuOnDemand label={props.label}>{(late) => <OpenMenu {...props} {...late} />}</MenuOnDemand>;
}
