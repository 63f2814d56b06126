import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import { areaName } from '@/i18n/area-name';
import { useFormats } from '@/i18n/use-formats';
import { hasQuestions } from '@/lib/assessments/catalogue';
import type { InstrumentDefinition } from '@/lib/assessments/types';

/** What can be counted about a test, as one list. */
export function Facts({ definition }: { definition: InstrumentDefinition }) {
  const { t } = useTranslation('hub');
  const formats = useFormats();
  const { t: screening } = useTranslation('tests');
  const { domains, selection } = definition;
  const areas = formats.narrowList(domains.map((domain) => areaName(screening, domain)));
  return (
    <Section title={t('intro.facts')} ruled>
      <ul className="grid gap-2.5">
        {hasQuestions(definition) ? <li>{t('words.questions', { count: selection.total })}</li> : null}
        {selection.followUps > 0 ? <li>{t('intro.followUps', { count: selection.followUps })}</li> : null}
        {domains.length > 1 ? (
          <li>
            {t(definition.overallName === 'focus_index' ? 'words.focusIndex' : 'intro.index')}
            <span className="block text-sm text-ink-soft">{screening('words.direction')}</span>
          </li>
        ) : null}
        {domains.length > 1 ? (
          <li>
            {t('words.areasGiven', { count: domains.length })}
            <span className="block text-sm text-ink-soft">{areas}</span>
          </li>
        ) : null}
        {definition.planWeeks ? <li>{t('words.planGiven')}</li> : null}
        {hasQuestions(definition) ? <Recall definition={definition} /> : null}
      </ul>
    </Section>
  );
}

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
