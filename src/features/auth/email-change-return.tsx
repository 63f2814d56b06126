import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { refreshAccount } from '@/api/auth/refresh';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';
import { useMailLink } from './use-mail-link';

/**
 * Says what came of the link in a mail about a new address. Its session is not taken over: whoever changes an address
 * is signed in already, and a link must not sign anybody else in unasked.
 */
export function EmailChangeReturn({ signedIn }: { signedIn: boolean }) {
  const link = useMailLink();
  const isDone = link.tokens !== null && link.type === 'email_change';
  const refreshed = useRef(false);

  useEffect(() => {
    if (!isDone || !signedIn || refreshed.current) return;
    refreshed.current = true;
    refreshAccount().catch((error: unknown) => console.warn('The new address shows later:', error));
  }, [isDone, signedIn]);

  // Hardly anybody comes by such a link: for the words of it nobody else waits.
  return isDone || link.message !== null || link.errorCode !== null ? (
    <Said failed={link.errorCode !== null} isDone={isDone} />
  ) : null;
}

function Said({ failed, isDone }: { failed: boolean; isDone: boolean }) {
  const { t } = useTranslation('auth');
  if (failed) {
    return (
      <Notice role="alert" tone="danger" className="mt-6">
        <p>{t('change.returnFailed')}</p>
        <Link
          to={`${paths.accountSettings}#sign-in`}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {t('change.emailOpen')}
        </Link>
      </Notice>
    );
  }
  return (
    <Notice role="status" tone={isDone ? 'good' : 'info'} className="mt-6">
      {t(isDone ? 'change.returnDone' : 'change.returnHalf')}
    </Notice>
  );
}
