import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

export interface UnfinishedRunProps {
  /** Another tab has it: it can be gone on with there alone. */
  isElsewhere: boolean;
  onGoOn: () => void;
  onGiveUp: () => void;
}

/** A run that waits on this device: it goes on where it was, or ends there. */
export function UnfinishedRun({ isElsewhere, onGoOn, onGiveUp }: UnfinishedRunProps) {
  const { t } = useTranslation('player');
  if (isElsewhere) {
    return (
      <Notice>
        <h2 className="mb-1 text-base">{t('start.elsewhere')}</h2>
        <p>{t('start.elsewhereText')}</p>
      </Notice>
    );
  }
  return (
    <Notice>
      <h2 className="mb-1 text-base">{t('start.unfinished')}</h2>
      <p>{t('start.unfinishedText')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onGoOn} data-action="go-on">
          {t('words.resume')}
        </Button>
        <Button variant="outline" onClick={onGiveUp} data-action="give-up">
          {t('pause.end')}
        </Button>
      </div>
    </Notice>
  );
}
