import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialogOnDemand } from '@/components/alert-dialog-on-demand';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { runProgress } from '@/lib/assessments/run-progress';
import type { Run, StepRules } from '@/lib/assessments/run-state';
import { dateText } from '../format';

export interface ResumeCardProps {
  run: Run;
  rules: StepRules;
  busy: boolean;
  onContinue: () => void;
  onStartOver: () => void;
}

/** An unfinished run: go on with it, or start over after a question. */
export function ResumeCard({ run, rules, busy, onContinue, onStartOver }: ResumeCardProps) {
  const { t, i18n } = useTranslation('screening');
  const [asking, setAsking] = useState(false);
  const { number, total } = runProgress(run, rules);
  const complete = run.phase === 'submitting';
  return (
    <Card tone="tint" data-slot="resume-card">
      <h2 className="text-lg">{t(complete ? 'resume.complete' : 'resume.title', { number, total })}</h2>
      <p className="mt-1 text-sm text-ink-soft">
        {t('resume.started', { date: dateText(run.startedAt, i18n.language) })}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button size="lg" data-action="continue" onClick={onContinue}>
          {t(complete ? 'resume.showResult' : 'resume.continue')}
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
