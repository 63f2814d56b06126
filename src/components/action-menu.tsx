import { Ellipsis, type LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from './ui/button';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from './ui/dropdown-menu';

/** What is offered is shown; the rest is not there. */
export type MenuAction = readonly [label: string, shown: boolean, Icon: LucideIcon, act: () => void];

export interface ActionMenuProps {
  /** The name of its button. */
  label: string;
  busy: boolean;
  actions: readonly MenuAction[];
  align: 'start' | 'end';
  opener: Ref<HTMLButtonElement>;
}

/** A menu that was asked for by the press that brought its code. */
export function ActionMenu({ label, busy, actions, align, opener }: ActionMenuProps) {
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <Button ref={opener} variant="ghost" size="icon" aria-label={label} busy={busy}>
          <Ellipsis aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align={align}>
        {actions.map(([name, shown, Icon, act]) =>
          shown ? (
            <DropdownMenuItem key={name} onSelect={act}>
              <Icon aria-hidden="true" />
              {name}
            </DropdownMenuItem>
          ) : null,
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
