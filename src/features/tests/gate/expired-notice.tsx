import { useTranslation } from 'react-i18next';
import { SentenceGap } from '@/components/sentence-gap';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { InstrumentDefinition } from '@/lib/assessments/types';

export interface ExpiredNoticeProps {
  definition: InstrumentDefinition;
  onStartAgain: () => void;
}

/** An unfinished run that waited longer than its test allows. */
export function ExpiredNotice({ definition, onStartAgain }: ExpiredNoticeProps) {
  const { t } = useTranslation('tests');
  return (
    <Notice tone="caution" data-part="expired">
      <h2 className="text-lg">{t('expired.title')}</h2>
      <p className="mt-1">
        {t('expired.text', { count: definition.pauseDays ?? 0 })}
        <SentenceGap />
        {t('expired.delete')}
      </p>
      <Button className="mt-5" data-action="start-again" onClick={onStartAgain}>
        {t('words.startAgain')}
      </Button>
    </Notice>
  );
}
