import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuOnDemand } from '@/components/menu-on-demand';
import type { ThreadMenuProps } from './thread-menu';

const ThreadMenu = lazy(() => import('./thread-menu').then((module) => ({ default: module.ThreadMenu })));

/** The button of what is done with a conversation. */
export function ThreadActions(props: ThreadMenuProps) {
  const { t } = useTranslation('messages');
  return (
    <MenuOnDemand label={t('actions.label', { name: props.name })}>
      <ThreadMenu {...props} />
    </MenuOnDemand>
  );
}
