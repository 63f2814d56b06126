import { Notice } from '@/components/ui/notice';
import type { PartProps } from '../special/types';
import { sentencesOf, sharedNote } from '../words/head-texts';
import type { ReportTexts } from '../words/texts';

/** What has to be read before the numbers. */
export function FirstNotes({ view, texts }: PartProps) {
  const { t } = texts;
  const [first = '', ...rest] = sentencesOf(t('common:screeningOnly'), texts.language);
  const foreign = view.contentLanguage !== null && view.contentLanguage !== texts.language;
  const shared = sharedNote(view, texts);
  return (
    <div className="grid gap-4">
      {shared ? (
        <p data-part="shared" className="font-semibold">
          {shared}
        </p>
      ) : null}
      <Notice data-part="disclaimer">
        <b>{first}</b> {rest.join(' ')}
      </Notice>
      {view.supportFirst ? <SupportLine texts={texts} /> : null}
      {view.qualityNote ? (
        <Notice data-part="quality" tone="caution">
          {texts.message({ key: 'insights.quality_note', params: {} }, view)}
        </Notice>
      ) : null}
      {foreign ? (
        <p data-part="fallback" className="text-ink-soft">
          {t('page.inEnglish')}
        </p>
      ) : null}
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
