import { Link } from 'react-router-dom';
import { namedRows } from '@/components/changes/named-rows';
import { summarySentences } from '@/components/changes/summary-sentences';
import type { HistoryTexts } from '@/components/changes/use-texts';
import { PageHeader } from '@/components/page-header';
import { ZoneWords } from '@/components/results/area-profile';
import { SentenceGap } from '@/components/sentence-gap';
import { Notice } from '@/components/ui/notice';
import { href, paths } from '@/config/paths';
import type { AttemptView } from '@/lib/assessments/attempt-view';
import { hasBands } from '@/lib/assessments/catalogue';
import { byChange, changeSummary } from '@/lib/assessments/change-summary';
import type { AttemptComparison } from '@/lib/assessments/compare';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { ComparisonRules } from './comparison-rules';
import { ComparisonTable } from './comparison-table';
import { Dumbbell } from './dumbbell';
import { SummaryTitle } from './summary-title';

export interface ComparisonViewProps {
  comparison: AttemptComparison<AttemptView>;
  definition: InstrumentDefinition;
  texts: HistoryTexts;
}

/** Two attempts of one test: what changed in a sentence, then area by area, the largest change first. */
export function ComparisonView({ comparison, definition, texts }: ComparisonViewProps) {
  const { t, common } = texts;
  const { earlier, later, obstacles } = comparison;
  const rows = namedRows(comparison, definition, texts);
  const [first, ...areas] = rows;
  const summary = changeSummary(comparison);
  const nameOf = (id: string) => rows.find(({ row }) => row.id === id)?.name ?? t('comparison.overall');
  const changed = summary.kind === 'described' ? [...summary.lower, ...summary.higher] : [];
  const sentences = summarySentences({
    summary,
    kind: definition.kind,
    total: areas.length,
    nameOf,
    nowMs: Date.now(),
    texts,
  });
  const drawn = first ? [first, ...byChange(areas, ({ row }) => row)] : [];
  const hollow = [earlier, later].some(({ quality }) => quality.level === 'low');
  const reasons = summary.kind === 'none' ? obstacles : obstacles.filter((each) => each !== 'too_close');
  return (
    <div data-screen="comparison" className="wrap pb-16">
      <PageHeader
        eyebrow={
          <>
            <Link to={paths.testHistory} className="link">
              {t('back')}
            </Link>
            {' · '}
            {definition.catalogueName}
          </>
        }
        documentTitle={t('comparison.title')}
        title={<SummaryTitle sentences={sentences} names={changed.map(nameOf)} />}
      />
      <div className="grid max-w-5xl gap-7">
        {reasons.length > 0 ? (
          <Notice tone="caution" data-part="obstacles" className="max-w-read">
            <p>{t('comparison.obstacles')}</p>
            <ul className="mt-1 list-disc ps-5">
              {reasons.map((obstacle) => (
                <li key={obstacle}>{t(`comparison.obstacle.${obstacle}`)}</li>
              ))}
            </ul>
          </Notice>
        ) : null}
        <Key earlier={earlier} later={later} banded={hasBands(definition)} texts={texts} />
        {obstacles.includes('different_test_version') ? null : (
          <div className="@container">
            {hasBands(definition) && definition.tone === 'plain' ? <ZoneWords /> : null}
            <ul className="grid gap-y-1.5">
              {drawn.map(({ row, name }) => (
                <Dumbbell
                  key={row.id}
                  row={row}
                  name={name}
                  definition={definition}
                  comparison={comparison}
                  texts={texts}
                />
              ))}
            </ul>
            {hollow ? <p className="mt-3 text-sm text-ink-soft">{t('comparison.hollow')}</p> : null}
          </div>
        )}
        <div className="grid gap-1">
          {obstacles.includes('different_test_version') ? null : (
            <ComparisonTable rows={drawn} definition={definition} texts={texts} />
          )}
          <ComparisonRules rows={rows} definition={definition} texts={texts} />
        </div>
        <p className="max-w-read text-sm text-ink-soft">
          {common('screeningOnly')}
          <SentenceGap />
          {hasBands(definition) ? null : t('words.peopleDiffer')}
        </p>
      </div>
    </div>
  );
}

interface KeyProps {
  earlier: AttemptView;
  later: AttemptView;
  banded: boolean;
  texts: HistoryTexts;
}

/** Which mark is which result, and which way is the easier one. */
function Key({ earlier, later, banded, texts }: KeyProps) {
  const { t } = texts;
  // Two of one day are told apart by the time.
  const sameDay = texts.date(earlier.completedAt) === texts.date(later.completedAt);
  return (
    <div className="flex flex-wrap items-center gap-x-6 text-[0.95rem] text-ink-soft">
      {([earlier, later] as const).map((attempt, index) => (
        <p key={index === 0 ? 'earlier' : 'later'} className="flex items-center gap-2">
          <svg aria-hidden="true" width="16" height="16" className="shrink-0">
            <circle
              cx="8"
              cy="8"
              r="6"
              className={index === 0 ? 'fill-surface stroke-ink stroke-2' : 'fill-ink stroke-ink stroke-2'}
            />
          </svg>
          <span>
            {t('words.label', { name: t(index === 0 ? 'comparison.earlier' : 'comparison.later') })}
          </span>
          <Link
            to={href(paths.testDetail, { attemptId: attempt.id })}
            className="link inline-flex min-h-11 items-center"
          >
            <time dateTime={attempt.completedAt}>
              {sameDay ? texts.moment(attempt.completedAt) : texts.date(attempt.completedAt)}
            </time>
          </Link>
        </p>
      ))}
      {banded ? <p>{t('comparison.leftEasier')}</p> : null}
    </div>
  );
}
