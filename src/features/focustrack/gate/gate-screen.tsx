import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { myTestAccessQuery } from '@/api/attempts/access';
import { startAttempt } from '@/api/attempts/start';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';
import { focusTrack } from '@/lib/assessments/focustrack';
import type { Consent } from '@/lib/assessments/submission-parts';
import { StepHeading } from '../step-heading';
import { TestFrame } from '../test-frame';
import { type Closed, ClosedNotice } from './closed-notice';

/** Raised when the sentence that is agreed to changes. */
const agreementVersion = 'reaction-1.0';

export interface Admission {
  /** Of the run and its attempt. */
  readonly id: string;
  readonly consent: Consent;
}

export interface GateScreenProps {
  userId: string;
  /** Where a plan is missing: the way to the plans. */
  plans?: ReactNode;
  /** What was agreed to before, when the test is started once more. */
  agreed: Consent | null;
  onAdmitted: (admission: Admission) => void;
}

/** Agreement first, then the server's word whether the test may be started. */
export function GateScreen({ userId, plans, agreed, onAdmitted }: GateScreenProps) {
  const { t } = useTranslation('reaction');
  const access = useQuery(myTestAccessQuery(userId));
  const [refused, setRefused] = useState<Closed | null>(null);
  const row = access.data?.find(({ test_id }) => test_id === focusTrack.testId);

  if (access.isPending && access.fetchStatus !== 'paused') {
    return (
      <TestFrame screen="gate">
        <LoadingState />
      </TestFrame>
    );
  }
  const known: Closed | null =
    row && !row.may_open ? { status: 'tier_required', tier: row.required_tier } : null;
  const wait: Closed | null =
    row?.available_at && Date.parse(row.available_at) > Date.now()
      ? { status: 'retake_wait', availableAt: row.available_at }
      : null;
  const closed = refused ?? known ?? wait;
  if (closed) return <ClosedNotice closed={closed} plans={plans} />;
  return (
    <TestFrame screen="gate">
      <StepHeading eyebrow={t('gate.eyebrow')}>{t('gate.title')}</StepHeading>
      <p className="mt-4 max-w-read text-lg text-ink-soft">{t('gate.lead')}</p>
      <ul className="mt-6 border-t border-line">
        {(['time', 'oneGo', 'kept'] as const).map((fact) => (
          <li key={fact} className="border-b border-line py-3 text-ink-soft">
            {t(`gate.facts.${fact}`)}
          </li>
        ))}
      </ul>
      <Notice className="mt-6">
        <p>{t('gate.notDiagnosis')}</p>
        <p className="mt-1">
          <Link to={paths.medicalDisclaimer} className="link inline-flex min-h-11 items-center">
            {t('gate.disclaimer')}
          </Link>
        </p>
      </Notice>
      <AgreementForm agreed={agreed} onAdmitted={onAdmitted} onRefused={setRefused} />
    </TestFrame>
  );
}

interface AgreementFormProps extends Omit<GateScreenProps, 'userId' | 'plans'> {
  onRefused: (closed: Closed) => void;
}

function AgreementForm({ agreed, onAdmitted, onRefused }: AgreementFormProps) {
  const { t } = useTranslation('reaction');
  const [checked, setChecked] = useState(agreed !== null);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // One id for all tries: a try whose answer was lost is answered the same.
  const [id] = useState(() => crypto.randomUUID());

  async function start(): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      const [{ form, consent: kind }] = focusTrack.forms;
      const outcome = await startAttempt({ id, testId: focusTrack.testId, form, subject: null });
      const consent = agreed ?? {
        kind,
        accepted_at: new Date().toISOString(),
        text_version: agreementVersion,
      };
      if (outcome.status === 'started') onAdmitted({ id, consent });
      else onRefused(outcome);
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!checked);
    if (checked) void start();
  };
  return (
    <form onSubmit={submit} noValidate className="mt-8 grid gap-5">
      <Checkbox
        label={t('gate.agree')}
        checked={checked}
        required
        {...(missing ? { error: t('gate.agreeMissing') } : {})}
        onChange={(event) => {
          setChecked(event.target.checked);
          setMissing(false);
        }}
      />
      <div>
        <Button type="submit" size="lg" busy={busy} data-action="agree">
          {t('gate.continue')}
        </Button>
      </div>
      {error === null ? null : <ErrorState title={t('gate.failed')} error={error} />}
    </form>
  );
}
