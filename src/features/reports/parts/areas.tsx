import { AreaProfile, areaTone, type ProfileArea } from '@/components/results/area-profile';
import { AreaTable } from '@/components/results/area-table';
import { hasBands } from '@/lib/assessments/catalogue';
import { type ReportArea, textLanguage } from '@/lib/reports/view';
import type { PartProps } from '../special/types';
import { areaThresholds, bandLabel, conditionsText, linesText, thinNote } from '../words/area-texts';
import { glanceText } from '../words/glance';
import { answerStepText } from '../words/scoring-texts';
import { Fold } from './fold';
import { PartSection, type SectionPartProps } from './part-section';

/** The result at a glance: a few sentences and the profile, and the same numbers as a table. */
export function Areas({ view, texts, id }: SectionPartProps) {
  const { t } = texts;
  const conditions = conditionsText(view, texts);
  return (
    <PartSection id={id} title={texts.say('sections.glance', view)}>
      <Glance view={view} texts={texts} />
      <p className="text-sm text-ink-soft">{texts.say('areas.unit', view)}</p>
      <AreaProfile
        areas={view.areas.map((area) => profileArea(area, { view, texts }))}
        thresholds={areaThresholds(view)}
        zoneWords={view.definition.tone === 'plain' && hasBands(view.definition)}
        soft={view.definition.tone === 'memory'}
        className="mt-3"
        lines={linesText(view, texts)}
      />
      {conditions ? <p className="mt-2 text-sm text-ink-soft">{conditions}</p> : null}
      <Fold look="link" title={t('words.showTable')} className="print:hidden">
        <Rows view={view} texts={texts} />
      </Fold>
    </PartSection>
  );
}

/** At most 150 words, in the language of the report texts. */
function Glance({ view, texts }: PartProps) {
  const text = glanceText(view);
  if (text === null) return null;
  return (
    <p data-part="glance" lang={textLanguage(view, texts.language)} className="mb-5 max-w-read">
      {text}
    </p>
  );
}

function profileArea(area: ReportArea, { view, texts }: PartProps): ProfileArea {
  const { id, name } = area;
  const label = bandLabel(area, view, texts);
  if (!area.scored || area.colour === null) {
    return { id, name, score: null, label: '', tone: 'plain', missing: label };
  }
  return {
    id,
    name,
    score: area.score,
    label,
    tone: areaTone(area.colour),
    spokenNote: view.scoring.task === null ? (answerStepText(area.answered, texts) ?? undefined) : undefined,
    note: area.thin && view.scoring.task === null ? thinNote(area, texts) : undefined,
  };
}

function Rows({ view, texts }: PartProps) {
  const { t } = texts;
  const hasAnswers = view.scoring.task === null;
  const banded = hasBands(view.definition);
  return (
    <AreaTable
      caption={t('words.areaTable')}
      columns={{
        area: t('words.area'),
        score: t('words.score'),
        level: banded ? t('areas.columnLevel') : undefined,
        answers: hasAnswers ? t('words.answers') : undefined,
      }}
      rows={view.areas.map((area) => ({
        id: area.id,
        name: area.name,
        score: area.scored ? texts.score(area.score) : null,
        level: bandLabel(area, view, texts),
        answers: t('words.answersOf', {
          answered: texts.count(area.answered),
          served: texts.count(area.served),
        }),
      }))}
    />
  );
}
