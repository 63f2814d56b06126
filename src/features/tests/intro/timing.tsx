import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import { hasQuestions } from '@/lib/assessments/catalogue';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { minutesText } from '../hub/texts';

/** How long, whether it can be paused, what may be skipped, and when it can be taken again. */
export function Timing({ definition }: { definition: InstrumentDefinition }) {
  const { t } = useTranslation('hub');
  const { forms, breakAfter, oneSitting, pauseDays, retakeWaitDays } = definition;
  const time = minutesText(t, definition.minutes);
  const skips = [...new Set(forms.map(({ skip }) => skip))];
  return (
    <Section title={t('intro.timing')} ruled>
      <ul className="grid list-disc gap-2 ps-5">
        <li>{t(oneSitting ? 'intro.timingText.task' : 'intro.timingText.expected', { time })}</li>
        {oneSitting ? null : (
          <li>
            {pauseDays === null
              ? t('intro.timingText.resume')
              : t('intro.timingText.pauseDays', { count: pauseDays })}
          </li>
        )}
        {breakAfter === null ? null : <li>{t('intro.timingText.break', { count: breakAfter })}</li>}
        {hasQuestions(definition) ? skips.map((skip) => <li key={skip}>{t(`intro.skip.${skip}`)}</li>) : null}
        <li>
          {retakeWaitDays === 0
            ? t('intro.timingText.retakeNow')
            : t('intro.timingText.retakeDays', { count: retakeWaitDays })}
        </li>
      </ul>
    </Section>
  );
}
