import { Link } from 'react-router-dom';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { Notice } from '@/components/ui/notice';
import { href, paths } from '@/config/paths';
import { hasBands } from '@/lib/assessments/catalogue';
import type { AttemptComparison } from '@/lib/assessments/compare';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import type { AttemptView } from '../attempt-view';
import type { HistoryTexts } from '../use-texts';
import { changeText } from './change-text';
import { ComparisonRules } from './comparison-rules';
import { ComparisonTable } from './comparison-table';
import { type NamedRow, namedRows } from './named-rows';
import { type PairedBar, PairedBars } from './paired-bars';

export interface ComparisonViewProps {
  comparison: AttemptComparison<AttemptView>;
  definition: InstrumentDefinition;
  texts: HistoryTexts;
}

/** Two attempts of one test side by side, in bars and words. */
export function ComparisonView({ comparison, definition, texts }: ComparisonViewProps) {
  const { t, common, screening } = texts;
  const { earlier, later, obstacles } = comparison;
  const hollow = [earlier, later].some(({ quality }) => quality.level === 'low');
  const rows = namedRows(comparison, definition, texts);
  return (
    <div data-screen="comparison" className="wrap pb-16">
      <PageHeader
        eyebrow={
          <Link to={paths.testHistory} className="link">
            {t('back')}
          </Link>
        }
        title={t('comparison.title')}
        lead={t('comparison.lead', { name: definition.catalogueName })}
      />
      <div className="grid max-w-3xl gap-9">
        <p className="flex flex-wrap gap-x-6">
          {[earlier, later].map((attempt, index) => (
            <span key={index === 0 ? 'earlier' : 'later'}>
              {`${t(index === 0 ? 'comparison.earlier' : 'comparison.later')}: `}
              <Link
                to={href(paths.testDetail, { attemptId: attempt.id })}
                className="link inline-flex min-h-11 items-center"
              >
                <time dateTime={attempt.completedAt}>{texts.date(attempt.completedAt)}</time>
              </Link>
            </span>
          ))}
        </p>
        <Notice>
          {common('screeningOnly')}{' '}
          {hasBands(definition) ? screening('words.direction') : t('words.peopleDiffer')}
        </Notice>
        {obstacles.length > 0 ? (
          <Notice tone="caution" data-part="obstacles">
            <p>{t('comparison.obstacles')}</p>
            <ul className="mt-1 list-disc ps-5">
              {obstacles.map((obstacle) => (
                <li key={obstacle}>{t(`comparison.obstacle.${obstacle}`)}</li>
              ))}
            </ul>
          </Notice>
        ) : null}
        {obstacles.includes('different_test') ? null : (
          <section aria-label={t('comparison.caption')}>
            <ul className="border-control-t border-ink">
              {rows.map(({ row, name }) => (
                <ComparedArea
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
            <ComparisonTable rows={rows} definition={definition} texts={texts} />
          </section>
        )}
        <Section title={t('comparison.rules')}>
          <ComparisonRules definition={definition} texts={texts} />
        </Section>
      </div>
    </div>
  );
}

interface ComparedAreaProps extends NamedRow, ComparisonViewProps {}

function ComparedArea({ row, name, definition, comparison, texts }: ComparedAreaProps) {
  return (
    <li data-area={row.id} className="border-b border-line py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-sans text-base font-semibold tracking-normal">{name}</h2>
        <p data-change={row.change ?? 'none'}>{changeText(row, definition, texts)}</p>
      </div>
      <PairedBars
        earlier={barOf('earlier', row.earlier, comparison.earlier, texts)}
        later={barOf('later', row.later, comparison.later, texts)}
      />
      <StepNote row={row} texts={texts} />
    </li>
  );
}

/** How many points one answer moves the number, and how many a change needs. */
function StepNote({ row, texts }: Pick<ComparedAreaProps, 'row' | 'texts'>) {
  const { t } = texts;
  if (row.needed === null) return null;
  return (
    <p className="mt-2 text-sm text-ink-soft">
      {row.step === null
        ? t('comparison.needed', { needed: row.needed })
        : t('comparison.step', { step: texts.score(row.step), needed: row.needed })}
    </p>
  );
}

function barOf(
  when: 'earlier' | 'later',
  score: number | null,
  attempt: AttemptView,
  texts: HistoryTexts,
): PairedBar {
  const { t } = texts;
  const hollow = attempt.quality.level === 'low';
  const said = { when: t(`comparison.${when}`), date: texts.date(attempt.completedAt) };
  return {
    score,
    hollow,
    label: said.when,
    number: score === null ? '–' : texts.score(score),
    spoken:
      score === null
        ? t('comparison.barMissing', said)
        : t(hollow ? 'comparison.barHollow' : 'comparison.bar', { ...said, score: texts.score(score) }),
  };
}
