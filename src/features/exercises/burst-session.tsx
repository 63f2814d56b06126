import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useMayKeep } from '@/api/sync/use-may-keep';
import { forgetBurst } from '@/api/training/local-bursts';
import { ButtonLink } from '@/components/button-link';
import { LoadingState } from '@/components/loading-state';
import { Notice } from '@/components/ui/notice';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { href, paths } from '@/config/paths';
import { OwnPrompt } from '@/features/gates/own-prompt';
import { usePageTitle } from '@/hooks/use-page-title';
import { BurstDone } from './clocks/burst/burst-done';
import { BurstRunning } from './clocks/burst/burst-running';
import { EndNotification } from './clocks/burst/end-notification';
import { useAnnouncements } from './clocks/burst/use-announcements';
import { useBurst } from './clocks/burst/use-burst';
import { WithOwnKeys } from './with-own-keys';

export interface BurstSessionProps {
  userId: string;
  sessionId: string;
}

/** One focus burst from ready to saved, found by its id on this device. */
export function BurstSession({ userId, sessionId }: BurstSessionProps) {
  useMayKeep();
  const { t } = useTranslation('training');
  const navigate = useNavigate();
  const [isSaved, setSaved] = useState(false);
  const view = useBurst(userId, sessionId, isSaved);
  usePageTitle(t('exercise.focus-burst.name'));
  const isOpen = view.status === 'open';
  const plannedMs = isOpen ? view.burst.plannedSeconds * 1000 : 1;
  const said = useAnnouncements(
    plannedMs,
    isOpen ? view.state.runMs : 0,
    !isOpen || view.state.phase === 'ready',
  );

  if (view.status === 'loading') return <LoadingState />;
  if (view.status === 'missing') {
    return (
      <div className="grid justify-items-start gap-5">
        <h1 tabIndex={-1} className="text-2xl">
          {t('exercise.focus-burst.name')}
        </h1>
        <Notice role="alert" tone="danger">
          <p>{t('burst.notFound')}</p>
        </Notice>
        <ButtonLink to={href(paths.exercise, { exerciseId: 'focus-burst' })}>{t('burst.again')}</ButtonLink>
      </div>
    );
  }
  const { burst, state, add } = view;
  const discard = async () => {
    await forgetBurst(burst.id);
    await navigate(href(paths.exercise, { exerciseId: 'focus-burst' }), { replace: true });
  };
  return (
    <>
      <VisuallyHidden role="status">
        {said ? t(`burst.announce.${said}`, { minutes: burst.plannedSeconds / 60 }) : null}
      </VisuallyHidden>
      {state.phase === 'complete' ? (
        // Comes with the clock, not after it: a connection may be gone by then.
        <BurstDone
          burst={burst}
          state={state}
          userId={userId}
          isSaved={isSaved}
          onSaved={() => setSaved(true)}
        />
      ) : (
        <WithOwnKeys userId={userId}>
          <BurstRunning burst={burst} state={state} add={add} onDiscard={() => void discard()} />
        </WithOwnKeys>
      )}
      {/* Outlives the running screen, so that it can still tell of the end. */}
      <div className="mt-4 text-center">
        <EndNotification isOver={state.phase === 'complete'} />
      </div>
      {state.phase === 'complete' && isSaved ? (
        <div className="mt-8">
          <OwnPrompt placement="training_complete" happened />
        </div>
      ) : null}
    </>
  );
}
