import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { type Arrival, asksForPassword, pendingArrival } from '@/api/auth/arrival';
import { ButtonLink } from '@/components/button-link';
import type { StateName } from '@/components/drawings/states';
import { StateDrawing } from '@/components/state-drawing';
import { Spinner } from '@/components/ui/spinner';
import { href, paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import { ArrivalForm } from './arrival-form';
import { confirmedTarget } from './auth-address';
import { AuthHeading } from './auth-heading';
import { OtherSession } from './other-session';
import { type ArrivalFault, useArrival } from './use-arrival';

/** How long the success stays before the page moves on by itself. */
const moveOnAfterMs = 1500;

/** Where a mail's link leads: it says whose the link is, and only a press signs in. Never over the session of another. */
export function ConfirmationScreen() {
  const auth = useAuth();
  const { state, link, fail } = useArrival();
  const [isDone, setDone] = useState(false);
  // Decided once, on arrival: pressing signs in, and must not look like having been signed in before.
  const [wasOwn, setWasOwn] = useState<boolean | null>(null);
  if (isDone) return <Confirmed />;
  if (auth.status === 'loading' || state.status === 'checking') return <Checking />;
  const isOwn =
    auth.status === 'signed-in' && (state.status === 'failed' || state.arrival.userId === auth.user.id);
  if (wasOwn === null) setWasOwn(isOwn);
  if (wasOwn) return <GoOn sessionId={link.sessionId} />;
  if (state.status === 'failed') return <Failed fault={state.fault} />;
  const { arrival } = state;
  if (auth.user && !isOwn) {
    return (
      <Frame scene="apart">
        <OtherSession current={auth.user.email} email={arrival.email} />
      </Frame>
    );
  }
  return (
    <Asking
      arrival={arrival}
      onDone={() => setDone(true)}
      onDead={() => fail({ reason: 'refused', message: '' })}
    />
  );
}

/** Who is signed in has nothing to confirm. */
function GoOn({ sessionId }: { sessionId: string | null }) {
  useEffect(() => {
    pendingArrival.set(null);
  }, []);
  const target = sessionId ? href(paths.focusSnapshotReport, { attemptId: sessionId }) : paths.dashboard;
  return <Navigate to={target} replace />;
}

interface AskingProps {
  arrival: Arrival;
  onDone: () => void;
  onDead: () => void;
}

function Asking({ arrival, onDone, onDead }: AskingProps) {
  const { t } = useTranslation('auth');
  const { email } = arrival;
  return (
    <Frame scene="waiting">
      <AuthHeading title={t('arrival.title')} takesFocus>
        {t('arrival.whose', { email })}
        {asksForPassword(arrival) ? ` ${t('arrival.passwordWhy')}` : null}
      </AuthHeading>
      <ArrivalForm arrival={arrival} onDone={onDone} onDead={onDead} />
      <ButtonLink
        to={paths.home}
        variant="ghost"
        className="mt-4"
        onClick={() => {
          pendingArrival.set(null);
        }}
      >
        {t('arrival.decline')}
      </ButtonLink>
    </Frame>
  );
}

function Frame({ scene, children }: { scene: StateName; children: ReactNode }) {
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-8 py-section sm:grid-cols-[1fr_auto]">
      <div className="max-w-[46ch]">{children}</div>
      <StateDrawing name={scene} size="page" className="max-sm:size-40" />
    </div>
  );
}

function Checking() {
  const { t } = useTranslation('auth');
  return (
    <Frame scene="waiting">
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
  const target = confirmedTarget(useSearchParams()[0]);
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(() => void navigate(target, { replace: true }), moveOnAfterMs);
    return () => clearTimeout(timer);
  }, [navigate, target]);

  return (
    <Frame scene="success">
      <AuthHeading title={t('confirm.success')} takesFocus>
        {t('confirm.successText')}
      </AuthHeading>
      <ButtonLink to={target} replace>
        {t('words.toDashboard')}
      </ButtonLink>
    </Frame>
  );
}

function Failed({ fault }: { fault: ArrivalFault }) {
  const { t } = useTranslation('auth');
  const texts = {
    'no-token': t('confirm.noToken'),
    'no-user': t('confirm.noUser'),
    unexpected: t('confirm.unexpected'),
    refused: t('confirm.refused'),
  } as const;
  const ownText = fault.reason === 'refused' ? fault.message : '';
  return (
    <Frame scene="apart">
      <AuthHeading title={t('confirm.failed')} takesFocus>
        {ownText === '' ? texts[fault.reason] : ownText}
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
