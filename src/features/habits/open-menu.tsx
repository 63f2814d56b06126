import { ActionMenu } from '@/components/action-menu';
import type { RowMenuProps } from './row-menu';

/** The menu itself, whose code comes with the first press. */
export function OpenMenu({ label, actions }: RowMenuProps) {
  return (
    <ActionMenu
      label={label}
      busy={false}
      align="end"
      opener={null}
      actions={actions.map(([name, Icon, act]) => [name, true, Icon, act])}
    />
  );
}
