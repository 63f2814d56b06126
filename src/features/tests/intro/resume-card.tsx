import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialogOnDemand } from '@/components/alert-dialog-on-demand';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useFormats } from '@/i18n/use-formats';
import type { QuestionnaireRun } from '@/lib/assessments/run-state';
import { currentStep, lastChangeAt, runProgress } from '@/lib/assessments/run-view';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { dayMs } from '@/lib/time';

export interface ResumeCardProps {
  run: QuestionnaireRun;
  definition: InstrumentDefinition;
  busy: boolean;
  onContinue: () => void;
  onStartOver: () => void;
}

/** An unfinished run: go on with it, or start over after a question. */
export function ResumeCard({ run, definition, busy, onContinue, onStartOver }: ResumeCardProps) {
  const { t } = useTranslation('tests');
  const formats = useFormats();
  const [asking, setAsking] = useState(false);
  const { pauseDays } = definition;
  const complete = run.phase === 'submitting';
  return (
    <Card tone="tint" data-slot="resume-card">
      <h2 className="text-lg">
        {complete ? t('resume.complete') : <RunProgress run={run} definition={definition} />}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {t('resume.started', { date: formats.date(run.startedAt) })}{' '}
        {pauseDays === null || complete
          ? null
          : t('resume.until', { date: formats.date(lastChangeAt(run) + pauseDays * dayMs) })}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button size="lg" data-action="continue" onClick={onContinue}>
          {t(complete ? 'words.seeResult' : 'resume.continue')}
        </Button>
        {complete ? null : (
          <Button
            size="lg"
            variant="outline"
            data-action="start-over"
            busy={busy}
            onClick={() => setAsking(true)}
          >
            {t('resume.startOver')}
          </Button>
        )}
      </div>
      <AlertDialogOnDemand
        open={asking}
        onOpenChange={setAsking}
        title={t('resume.confirmTitle')}
        description={t('resume.confirmText')}
        cancelLabel={t('resume.keep')}
        confirmLabel={t('resume.startOver')}
        onConfirm={() => {
          setAsking(false);
          onStartOver();
        }}
        tone="danger"
      />
    </Card>
  );
}

/** The question somebody stopped at, or how much is done where the run stands at something else. */
function RunProgress({ run, definition }: { run: QuestionnaireRun; definition: InstrumentDefinition }) {
  const { t } = useTranslation('tests');
  const formats = useFormats();
  const { number, total, percentComplete } = runProgress(run, definition);
  if (currentStep(run, definition)?.kind === 'scale') return t('resume.title', { number, total });
  return t('resume.titleSteps', { percent: formats.percent(percentComplete / 100) });
}
