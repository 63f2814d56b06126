import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import type { ThreadMenuProps } from './thread-menu';

const ThreadMenu = lazy(() => import('./thread-menu').then((module) => ({ default: module.ThreadMenu })));

/** One button for what is done seldom with a conversation; the menu comes with the first press. */
export function ThreadActions(props: ThreadMenuProps) {
  const { t } = useTranslation('messages');
  const [wanted, setWanted] = useState(false);
  const button = (
    <Button
      variant="ghost"
      size="icon"
      aria-label={t('actions.label', { name: props.name })}
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
    >
      <Ellipsis aria-hidden="true" />
    </Button>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <ThreadMenu {...props} />
    </Suspense>
  );
}
