import { Meter, ScoreBar, type ScoreTone } from '@/components/score-bar';
import { Section } from '@/components/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { areaThresholds, bandLabel, conditionsText, linesText, scoreAndBand, thinNote } from '../area-texts';
import type { AreaColour, ReportArea } from '../report-view';
import { Fold } from './fold';
import type { PartProps } from './report-header';

const tones = {
  green: 'good',
  yellow: 'mid',
  red: 'high',
  dark: 'dark',
  plain: 'plain',
} as const satisfies Record<AreaColour, ScoreTone>;

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
      {view.areas.map((area) => (
        <AreaBar key={area.id} area={area} view={view} texts={texts} />
      ))}
      <p className="mt-3 text-sm text-ink-soft">{linesText(view, texts)}</p>
      {conditions ? <p className="mt-2 text-sm text-ink-soft">{conditions}</p> : null}
      <Fold look="link" title={t('areas.table')} className="print:hidden">
        <AreaTable view={view} texts={texts} />
      </Fold>
    </Section>
  );
}

function AreaBar({ area, view, texts }: PartProps & { area: ReportArea }) {
  const label = bandLabel(area, view, texts);
  if (!area.scored || area.colour === null) {
    // In place of number, label and bar: an empty bar would read as a score of 0.
    return (
      <p data-area-bar={area.id} className="border-b border-line py-4">
        <b className="font-semibold">{area.name}</b> <span className="text-ink-soft">{label}</span>
      </p>
    );
  }
  if (label === '') {
    return (
      <div data-area-bar={area.id} className="py-4">
        <p className="flex items-baseline justify-between gap-4 font-semibold">
          <span>{area.name}</span>
          <span className="tabular-nums">{texts.score(area.score)}</span>
        </p>
        <Meter
          score={area.score}
          tone={tones[area.colour]}
          thresholds={areaThresholds(view)}
          spoken={`${area.name}: ${scoreAndBand(area, view, texts)}`}
        />
      </div>
    );
  }
  return (
    <ScoreBar
      name={area.name}
      score={area.score}
      label={label}
      tone={tones[area.colour]}
      thresholds={areaThresholds(view)}
      {...(area.thin && view.scoring.task === null ? { note: thinNote(area, texts) } : {})}
    />
  );
}

function AreaTable({ view, texts }: PartProps) {
  const { t } = texts;
  const hasAnswers = view.scoring.task === null;
  const hasBands = view.definition.bandLabels !== 'none';
  return (
    <Table caption={t('areas.tableCaption')} hideCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{t('areas.columnArea')}</TableHeader>
          <TableHeader>{t('areas.columnScore')}</TableHeader>
          {hasBands ? <TableHeader>{t('areas.columnLevel')}</TableHeader> : null}
          {hasAnswers ? <TableHeader>{t('areas.columnAnswers')}</TableHeader> : null}
        </TableRow>
      </TableHead>
      <TableBody>
        {view.areas.map((area) => (
          <TableRow key={area.id}>
            <TableHeader scope="row">{area.name}</TableHeader>
            <TableCell>{area.scored ? texts.score(area.score) : null}</TableCell>
            {hasBands ? <TableCell>{bandLabel(area, view, texts)}</TableCell> : null}
            {hasAnswers ? (
              <TableCell>
                {t('areas.answersOf', {
                  answered: texts.count(area.answered),
                  served: texts.count(area.served),
                })}
              </TableCell>
            ) : null}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
