import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Thread } from '@/api/messages/shapes';
import { actOnThreadMutation } from '@/api/messages/threads';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useSave } from '@/components/use-save';
import { writeAddress } from '@/lib/messages/address';
import { actionsOf, standingOf } from '@/lib/messages/thread';

export interface StandingBarProps {
  userId: string;
  thread: Thread;
  /** Of the other side. */
  name: string;
}

/** Says how a conversation stands where it is not simply open, and offers what can be done about it. */
export function StandingBar({ userId, thread, name }: StandingBarProps) {
  const { t } = useTranslation(['messages', 'community-errors']);
  const explain = useRefusalText();
  const { save, busy } = useSave(actOnThreadMutation(userId), { failed: t('words.failed'), explain });
  const standing = standingOf(thread);
  if (standing === 'open') return null;
  const mayAskAgain =
    thread.started_by_me && thread.person !== null && (standing === 'cancelled' || standing === 'expired');
  return (
    <Notice role="status" className="mt-3 grid gap-2">
      <p>{standing === 'closed' ? t('community-errors:blocked') : t(`standing.${standing}`, { name })}</p>
      {standing === 'asked' ? <p className="text-sm text-ink-soft">{t('standing.askedHint')}</p> : null}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {actionsOf(thread).map((action, index) => (
          <Button
            key={action}
            size="sm"
            variant={index === 0 && standing === 'asked' ? 'filled' : 'outline'}
            busy={busy}
            onClick={() => save({ id: thread.id, action })}
          >
            {t(`actions.${action}`, { name })}
          </Button>
        ))}
        {mayAskAgain ? (
          <Link to={writeAddress(thread.person?.id ?? '')} className="link inline-flex min-h-11 items-center">
            {t('actions.askAgain')}
          </Link>
        ) : null}
      </div>
    </Notice>
  );
}
