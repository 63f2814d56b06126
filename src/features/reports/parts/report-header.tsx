import { PageHeader } from '@/components/page-header';
import type { ReportView } from '../report-view';
import { asHeading } from '../sentences';
import type { ReportTexts } from '../texts';
import { SaveActions } from './save-actions';

export interface PartProps {
  view: ReportView;
  texts: ReportTexts;
}

/** The result in one sentence, the number beside it. */
export function ReportHeader({ view, texts }: PartProps) {
  const { t } = texts;
  const test = view.definition.catalogueName;
  const { heading, rest } = asHeading(texts.message(view.report.summary), texts.language);
  return (
    <PageHeader
      ruled
      eyebrow={t('page.eyebrow', { test, date: texts.date(view.attempt.completed_at) })}
      title={heading}
      documentTitle={t('page.documentTitle', { test })}
      lead={rest || undefined}
      aside={
        <div className="grid justify-items-start gap-4">
          <OverallScore view={view} texts={texts} />
          <SaveActions view={view} texts={texts} />
        </div>
      }
    />
  );
}

function OverallScore({ view, texts }: PartProps) {
  const { t } = texts;
  const { level, overall } = view.report;
  if (level === null) return <p className="font-semibold">{t('screening:notEnough')}</p>;
  return (
    <p data-part="overall">
      <span className="sr-only">{t('page.overall')} </span>
      <span className="block font-serif text-[4.6rem]/none font-[560] tracking-[-0.03em] tabular-nums">
        {texts.score(overall)}{' '}
        <span className="font-sans text-base font-medium tracking-normal text-ink-soft">
          {t('page.of100')}
        </span>
      </span>
      <b className="mt-2 block">{texts.level(level)}</b>
    </p>
  );
}
