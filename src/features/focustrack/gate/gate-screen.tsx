import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { myTestAccessQuery } from '@/api/attempts/access';
import { startAttempt } from '@/api/attempts/start';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { DisclaimerNotice } from '@/components/results/notices';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { type ClosedTest, closedTest } from '@/lib/assessments/access';
import type { Consent } from '@/lib/assessments/attempt-record';
import { focusTrack } from '@/lib/assessments/tests/focustrack/definition';
import { DrawnHeading } from '../step-heading';
import { TestFrame } from '../test-frame';
import { ClosedNotice } from './closed-notice';

/** Raised when the sentence that is agreed to changes. */
const agreementVersion = 'reaction-1.0';

export interface Admission {
  /** Of the run and its attempt. */
  readonly id: string;
  readonly consent: Consent;
}

export interface GateScreenProps {
  userId: string;
  /** What was agreed to before, when the test is started once more. */
  agreed: Consent | null;
  onAdmitted: (admission: Admission) => void;
}

/** Agreement first, then the server's word whether the test may be started. */
export function GateScreen({ userId, agreed, onAdmitted }: GateScreenProps) {
  const { t } = useTranslation('focustrack');
  const access = useQuery(myTestAccessQuery(userId));
  const [refused, setRefused] = useState<ClosedTest | null>(null);
  const row = access.data?.find(({ test_id }) => test_id === focusTrack.testId);

  if (access.isPending && access.fetchStatus !== 'paused') {
    return (
      <TestFrame screen="gate">
        <LoadingState />
      </TestFrame>
    );
  }
  const closed = refused ?? closedTest(row, Date.now());
  if (closed) return <ClosedNotice closed={closed} />;
  return (
    <TestFrame screen="gate">
      <DrawnHeading eyebrow={t('gate.eyebrow')}>{t('gate.title')}</DrawnHeading>
      <p className="mt-4 max-w-read text-lg text-ink-soft">{t('gate.lead')}</p>
      <ul className="mt-6 border-t border-line">
        {(['time', 'oneGo', 'kept'] as const).map((fact) => (
          <li key={fact} className="border-b border-line py-3 text-ink-soft">
            {t(`gate.facts.${fact}`)}
          </li>
        ))}
      </ul>
      <DisclaimerNotice className="mt-6" text={t('words.notDiagnosis')} link={t('words.readDisclaimer')} />
      <AgreementForm agreed={agreed} onAdmitted={onAdmitted} onRefused={setRefused} />
    </TestFrame>
  );
}

interface AgreementFormProps extends Omit<GateScreenProps, 'userId'> {
  onRefused: (closed: ClosedTest) => void;
}

function AgreementForm({ agreed, onAdmitted, onRefused }: AgreementFormProps) {
  const { t } = useTranslation('focustrack');
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
        {...(missing ? { error: t('words.confirmMissing') } : {})}
        onChange={(event) => {
          setChecked(event.target.checked);
          setMissing(false);
        }}
      />
      <div>
        <Button type="submit" size="lg" busy={busy} data-action="agree">
          {t('continue')}
        </Button>
      </div>
      {error === null ? null : <ErrorState title={t('words.testNotStarted')} error={error} />}
    </form>
  );
}
