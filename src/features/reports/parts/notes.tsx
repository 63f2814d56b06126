import { Notice } from '@/components/ui/notice';
import { isSampleReader } from '@/lib/reports/reader';
import type { PartProps } from '../special/types';
import { filingTexts, sentencesOf, sharedNote } from '../words/head-texts';
import type { ReportTexts } from '../words/texts';
import { SampleOffer } from './sample-offer';

/** What has to be read before the numbers. */
export function FirstNotes({ view, texts }: PartProps) {
  const { t } = texts;
  const [first = '', ...rest] = sentencesOf(t('common:screeningOnly'), texts.language);
  const foreign = view.contentLanguage !== null && view.contentLanguage !== texts.language;
  const shared = sharedNote(view, texts);
  const filing = filingTexts(view, texts);
  return (
    <div className="grid max-w-read gap-2 sm:-mb-6 text-sm text-ink-soft">
      {isSampleReader(view.reader) ? (
        <div data-part="sample" className="grid justify-items-start text-base">
          <p className="font-semibold text-ink">{t('sample.note')}</p>
          <SampleOffer testId={view.definition.testId} variant="link" />
        </div>
      ) : null}
      {shared ? (
        <p data-part="shared" className="text-base font-semibold text-ink">
          {shared}
        </p>
      ) : null}
      {shared && filing.length > 0 ? (
        <p data-part="filing" className="text-base text-ink wrap-anywhere">
          {filing.join(' · ')}
        </p>
      ) : null}
      <p data-part="disclaimer">
        <b className="text-ink">{first}</b> {rest.join(' ')}
      </p>
      {view.qualityNote ? (
        <p data-part="quality">{texts.message({ key: 'insights.quality_note', params: {} }, view)}</p>
      ) : null}
      {foreign ? <p data-part="fallback">{t('page.inEnglish')}</p> : null}
    </div>
  );
}

export function SupportLine({ texts }: { texts: ReportTexts }) {
  return (
    <Notice data-part="support" tone="caution">
      {texts.t('common:support')}
    </Notice>
  );
}
