import { AreaProfile, areaTone, type ProfileArea } from '@/components/results/area-profile';
import { AreaTable } from '@/components/results/area-table';
import { Section } from '@/components/section';
import { hasBands } from '@/lib/assessments/catalogue';
import type { ReportArea } from '@/lib/reports/view';
import type { PartProps } from '../special/types';
import {
  areaThresholds,
  bandLabel,
  conditionsText,
  linesText,
  scoreAndBand,
  thinNote,
} from '../words/area-texts';
import { Fold } from './fold';

/** The profile as bars with the lines where names change, and the same as a table. */
export function Areas({ view, texts, id }: PartProps & { id: string }) {
  const { t } = texts;
  const conditions = conditionsText(view, texts);
  return (
    <Section
      id={id}
      title={texts.say('sections.areas', view, { count: view.areas.length })}
      className="max-md:scroll-mt-12"
    >
      <p className="text-sm text-ink-soft">{texts.say('areas.unit', view)}</p>
      <AreaProfile
        areas={view.areas.map((area) => profileArea(area, { view, texts }))}
        thresholds={areaThresholds(view)}
        lines={linesText(view, texts)}
      />
      {conditions ? <p className="mt-2 text-sm text-ink-soft">{conditions}</p> : null}
      <Fold look="link" title={t('words.showTable')} className="print:hidden">
        <Rows view={view} texts={texts} />
      </Fold>
    </Section>
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
    spoken: `${name}: ${scoreAndBand(area, view, texts)}`,
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
