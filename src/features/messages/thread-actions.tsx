import { useTranslation } from 'react-i18next';
import { latePart } from '@/components/late-part';
import { MenuOnDemand } from '@/components/menu-on-demand';
import type { ThreadMenuProps } from './thread-menu';

const ThreadMenu = latePart(() => import('./thread-menu').then((module) => module.ThreadMenu));

/** The button of what is done with a conversation. */
export function ThreadActions(props: ThreadMenuProps) {
  const { t } = useTranslation('messages');
  return (
    <MenuOnDemand label={t('actions.label', { name: props.name })}>
      {(late) => <ThreadMenu {...props} {...late} />}
    </MenuOnDemand>
  );
}
