import i18next from 'i18next';
import { Ban, EyeOff, Flag } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Message, Thread } from '@/api/messages/shapes';
import { actOnThreadMutation } from '@/api/messages/threads';
import { ActionMenu, type MenuAction } from '@/components/action-menu';
import { AlertDialogOnDemand } from '@/components/alert-dialog-on-demand';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { useSave } from '@/components/use-save';
import { afterDrawn } from '@/hooks/after-drawn';
import { messagesAddress, readBox } from './address';

const ReportLines = lazy(async () => {
  const [module] = await Promise.all([
    import('./report-lines'),
    i18next.loadNamespaces(['community-topic', 'community-write']),
  ]);
  return { default: module.ReportLines };
});

export interface ThreadMenuProps {
  userId: string;
  thread: Thread;
  name: string;
  said: readonly Message[];
}

/** What is done seldom with a conversation. */
export function ThreadMenu({ userId, thread, name, said }: ThreadMenuProps) {
  const { t } = useTranslation('messages');
  const explain = useRefusalText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [asks, setAsks] = useState<'block' | 'hide' | 'report' | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const acting = actOnThreadMutation(userId);
  const { save, busy } = useSave(
    {
      ...acting,
      onSuccess: async (...args) => {
        setAsks(null);
        await acting.onSuccess?.(...args);
        if (args[1].action === 'hide') {
          void navigate(messagesAddress({ box: readBox(search), thread: null }), { replace: true });
        }
      },
    },
    { failed: t('words.failed'), explain },
  );
  const close = () => {
    setAsks(null);
    // The line of the menu that asked is gone; the button behind it takes the focus.
    afterDrawn(() => opener.current?.focus({ preventScroll: true }));
  };
  const hasPerson = thread.person !== null;
  const items: readonly MenuAction[] = [
    [t('actions.report'), said.length > 0, Flag, () => setAsks('report')],
    [t('actions.block', { name }), hasPerson && !thread.blocked_by_me, Ban, () => setAsks('block')],
    [
      t('actions.unblock', { name }),
      hasPerson && thread.blocked_by_me,
      Ban,
      () => save({ id: thread.id, action: 'unblock' }),
    ],
    [t('actions.hide'), true, EyeOff, () => setAsks('hide')],
  ];
  return (
    <>
      <ActionMenu
        label={t('actions.label', { name })}
        busy={busy}
        actions={items}
        align="end"
        opener={opener}
      />
      <AlertDialogOnDemand
        open={asks === 'block'}
        onOpenChange={close}
        title={t('block.title', { name })}
        description={t('block.text')}
        cancelLabel={t('cancel')}
        confirmLabel={t('actions.block', { name })}
        tone="danger"
        busy={busy}
        onConfirm={() => save({ id: thread.id, action: 'block' })}
      />
      <AlertDialogOnDemand
        open={asks === 'hide'}
        onOpenChange={close}
        title={t('hide.title')}
        description={t('hide.text')}
        cancelLabel={t('cancel')}
        confirmLabel={t('actions.hide')}
        busy={busy}
        onConfirm={() => save({ id: thread.id, action: 'hide' })}
      />
      {asks === 'report' && (
        <Suspense fallback={null}>
          <ReportLines thread={thread} said={said} userId={userId} name={name} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
