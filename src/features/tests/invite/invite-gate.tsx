import { useTranslation } from 'react-i18next';
import type { InformantInvite } from '@/api/sharing/invites';
import { SentenceGap } from '@/components/sentence-gap';
import { usePageTitle } from '@/hooks/use-page-title';
import { useFormats } from '@/i18n/use-formats';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { GateForm } from '../gate/gate-form';
import { GateFrame } from '../gate/gate-frame';
import { GateNotes } from '../gate/gate-notes';
import { StartFailure } from '../gate/start-failure';
import { ResumeCard } from '../intro/resume-card';
import { useStart } from '../intro/use-start';
import { useUnfinished } from '../intro/use-unfinished';
import type { RunHost } from '../run-host';
import { minutesText } from '../texts';

export interface InviteGateProps {
  definition: InstrumentDefinition;
  invite: InformantInvite;
  host: RunHost;
}

/** What somebody who was asked needs to know and to agree to before the first question. */
export function InviteGate({ definition, invite, host }: InviteGateProps) {
  const { t } = useTranslation('tests');
  const formats = useFormats();
  const { address, owner } = host;
  const unfinished = useUnfinished(definition, owner);
  const start = useStart(definition, { address, owner });
  const { form, child_label, age_band } = invite;
  const test = definition.catalogueName;
  const name = child_label ?? '';
  const [from, to] = (age_band ?? '').split('-');
  usePageTitle(test);
  const found = unfinished.run;
  if (found === undefined) return <GateFrame>{null}</GateFrame>;
  return (
    <GateFrame>
      <p className="eyebrow">{minutesText(t, definition.minutes)}</p>
      <h1 tabIndex={-1} className="mt-2 text-2xl wrap-anywhere">
        {t('invite.title', { test, name })}
      </h1>
      <div className="mt-4 grid max-w-read gap-2 text-ink-soft">
        <p>{t('invite.lead', { name })}</p>
        <p>{t(form === 'teacher' ? 'invite.askedTeacher' : 'invite.askedParent')}</p>
        {age_band === undefined ? null : (
          <p>{t('invite.ages', { age: t('start.ageBandOption', { from, to }) })}</p>
        )}
      </div>
      <div className="mt-8">
        {found ? (
          <ResumeCard
            run={found.run}
            definition={definition}
            busy={false}
            onContinue={() => start.open(found.run.attemptId)}
            onStartOver={() => void unfinished.discard()}
          />
        ) : (
          <GateForm
            definition={definition}
            given={{
              form,
              details: {
                ...(child_label === undefined ? {} : { child_label }),
                ...(age_band === undefined ? {} : { age_band }),
              },
            }}
            busy={start.starting}
            onStart={(choice) => void start.start(choice)}
          >
            <StartFailure start={start} />
          </GateForm>
        )}
      </div>
      <GateNotes definition={definition} />
      <p className="mt-6 max-w-read text-sm text-ink-soft">
        {t('invite.privacy')}
        <SentenceGap />
        {t('invite.until', { date: formats.date(invite.expires_at) })}
      </p>
    </GateFrame>
  );
}
