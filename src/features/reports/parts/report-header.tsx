import { PageHeader } from '@/components/page-header';
import { Headline } from '@/components/results/headline';
import { isSampleReader } from '@/lib/reports/reader';
import type { ReportView } from '@/lib/reports/view';
import { SaveActions } from '../files/save-actions';
import type { PartProps } from '../special/types';
import { levelLabel } from '../words/area-texts';
import { asHeading, documentTitle, eyebrowText } from '../words/head-texts';
import { HowLink } from './how-link';

/** The result in one sentence, the number beside it. */
export function ReportHeader({ view, texts }: PartProps) {
  const text = texts.headline(view);
  const { heading, rest } = view.headline
    ? { heading: text, rest: texts.t('words.direction') }
    : asHeading(text, texts.language);
  return (
    <PageHeader
      ruled
      eyebrow={eyebrowText(view, texts)}
      title={<Headline text={heading} names={view.areas.map(({ name }) => name)} />}
      documentTitle={documentTitle(view, texts)}
      // On a phone the unit of the profile below says the same.
      lead={view.headline ? <span className="max-sm:sr-only">{rest}</span> : rest || undefined}
      aside={
        <div className="grid justify-items-start gap-4">
          <OverallScore view={view} texts={texts} />
          {isSampleReader(view.reader) ? null : <SaveActions view={view} texts={texts} />}
        </div>
      }
    />
  );
}

function OverallScore({ view, texts }: PartProps) {
  const { t } = texts;
  const { level, overall } = view.report;
  if (level === null) {
    return (
      <p data-part="overall" className="font-semibold">
        {texts.notEnough(view)}
      </p>
    );
  }
  const label = levelLabel(view, texts);
  return (
    <div>
      <p data-part="overall" className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:block">
        <span className="sr-only">{t('words.overall')} </span>
        <span className="block font-serif text-[3.8rem]/none sm:text-[4.6rem]/none font-[560] tracking-[-0.03em] tabular-nums">
          {texts.whole(overall)}{' '}
          <span className="font-sans text-base font-medium tracking-normal text-ink-soft">
            {t('words.of100')}
          </span>
        </span>
        {label === null ? null : (
          <b className="inline-block sm:mt-3 rounded-full border border-line-strong px-3 py-1 text-[0.95rem]">
            {label}
          </b>
        )}
      </p>
      <HowLink id={howOverall(view)} name={t('words.overall')} texts={texts} />
    </div>
  );
}

/** The only area of a test without an overall score of its own stands for it. */
function howOverall({ scoring }: ReportView): string {
  const [only, ...others] = scoring.task?.areas ?? [];
  return only && others.length === 0 ? only.id : 'overall';
}
