import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { ButtonLink } from '@/components/button-link';
import { LensDrawing, type LensScene } from '@/components/lens-drawing';
import { Spinner } from '@/components/ui/spinner';
import { href, paths } from '@/config/paths';
import { useAuthContext } from '@/contexts/auth';
import { AuthHeading } from './auth-heading';
import { type Confirmation, confirmEmail } from './confirm-email';
import { useMailLink } from './use-mail-link';

/** How long the success stays before the page moves on by itself. */
const moveOnAfterMs = 1500;

/**
 * Confirms the address of a mail's link. Whether somebody is signed in already is decided once, on arrival: confirming
 * signs in, and must not look like having been signed in before.
 */
export function ConfirmationScreen() {
  const { auth, connect } = useAuthContext();
  const link = useMailLink();
  const [wasSignedIn, setWasSignedIn] = useState<boolean | null>(null);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const started = useRef(false);
  if (wasSignedIn === null && auth.status !== 'loading') setWasSignedIn(auth.status === 'signed-in');

  useEffect(() => {
    // Once only, also when React runs effects twice: a one-time token is dead after the first try.
    if (wasSignedIn !== false || started.current) return;
    started.current = true;
    void confirmEmail(link).then(async (result) => {
      if (result.status === 'confirmed') await connect();
      setConfirmation(result);
    });
  }, [wasSignedIn, link, connect]);

  if (wasSignedIn) {
    // The specification names /dashboard; until there is one, the training hub is where members start.
    const target = link.sessionId
      ? href(paths.focusSnapshotReport, { attemptId: link.sessionId })
      : paths.trainingHub;
    return <Navigate to={target} replace />;
  }
  if (confirmation === null) return <Checking />;
  return confirmation.status === 'confirmed' ? <Confirmed /> : <Failed confirmation={confirmation} />;
}

function Frame({ scene, children }: { scene: LensScene; children: ReactNode }) {
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-8 py-section sm:grid-cols-[1fr_auto]">
      <div className="max-w-[46ch]">{children}</div>
      <LensDrawing scene={scene} className="w-48 sm:w-64" />
    </div>
  );
}

function Checking() {
  const { t } = useTranslation('auth');
  return (
    <Frame scene="blurred">
      <div role="status">
        <AuthHeading title={t('confirm.loading')} takesFocus={false}>
          {t('confirm.loadingText')}
        </AuthHeading>
        <Spinner className="mb-6 size-7 text-accent" />
      </div>
      <ButtonLink to={paths.home} variant="outline">
        {t('confirm.home')}
      </ButtonLink>
    </Frame>
  );
}

function Confirmed() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.welcome, { replace: true }), moveOnAfterMs);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <Frame scene="sharp">
      <AuthHeading title={t('confirm.success')} takesFocus>
        {t('confirm.successText')}
      </AuthHeading>
      <ButtonLink to={paths.welcome} replace>
        {t('confirm.dashboard')}
      </ButtonLink>
    </Frame>
  );
}

function Failed({ confirmation }: { confirmation: Extract<Confirmation, { status: 'failed' }> }) {
  const { t } = useTranslation('auth');
  const texts = {
    'no-token': t('confirm.noToken'),
    'no-user': t('confirm.noUser'),
    unexpected: t('confirm.unexpected'),
    refused: t('confirm.refused'),
  } as const;
  const ownText = confirmation.reason === 'refused' ? confirmation.message : '';
  return (
    <Frame scene="apart">
      <AuthHeading title={t('confirm.failed')} takesFocus>
        {ownText === '' ? texts[confirmation.reason] : ownText}
      </AuthHeading>
      <p className="mb-6 text-ink-soft">{t('confirm.resendHint')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.auth}>{t('confirm.signIn')}</ButtonLink>
        <ButtonLink to={paths.home} variant="outline">
          {t('confirm.home')}
        </ButtonLink>
      </div>
    </Frame>
  );
}
