import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import { areaName } from '@/i18n/area-name';
import type { InstrumentDefinition } from '@/lib/assessments/types';

/** What can be counted about a test, as one list. */
export function Facts({ definition }: { definition: InstrumentDefinition }) {
  const { t, i18n } = useTranslation('hub');
  const { t: screening } = useTranslation('screening');
  const { domains, selection, testId } = definition;
  const areas = new Intl.ListFormat(i18n.language, { type: 'conjunction', style: 'narrow' }).format(
    domains.map((domain) => areaName(screening, domain)),
  );
  return (
    <Section title={t('intro.facts')} ruled>
      <ul className="grid gap-2.5">
        {selection.total > 0 ? <li>{t('questions', { count: selection.total })}</li> : null}
        {selection.followUps > 0 ? <li>{t('intro.followUps', { count: selection.followUps })}</li> : null}
        {domains.length > 1 ? (
          <li>
            {t(testId === 'focus_snapshot' ? 'intro.focusIndex' : 'intro.index')}
            <span className="block text-sm text-ink-soft">{screening('direction')}</span>
          </li>
        ) : null}
        {domains.length > 1 ? (
          <li>
            {t('intro.areas', { count: domains.length })}
            <span className="block text-sm text-ink-soft">{areas}</span>
          </li>
        ) : null}
        {testsWithPlan.has(testId) ? <li>{t('intro.planWeeks')}</li> : null}
        {selection.total > 0 ? <Recall definition={definition} /> : null}
      </ul>
    </Section>
  );
}

/** Tests whose report has a plan by weeks (report reference 4.6); the others name single steps. */
const testsWithPlan: ReadonlySet<string> = new Set([
  'focus_snapshot',
  'focuscheck_adult_screening',
  'attention_flow_interview',
  'psyprofile_lite',
  'procrastination_patterns',
  'start_barriers',
]);

function Recall({ definition }: { definition: InstrumentDefinition }) {
  const { t } = useTranslation('hub');
  const windows = new Set(definition.forms.map(({ recall }) => recall));
  const [first] = definition.forms;
  if (windows.size === 1) {
    return (
      <li>
        {t(`intro.recallOne.${first.recall}`)}
        <span className="block text-sm text-ink-soft">{t('intro.recallText')}</span>
      </li>
    );
  }
  return (
    <>
      <li>{t('intro.recallParent')}</li>
      <li>{t('intro.recallTeacher')}</li>
    </>
  );
}
