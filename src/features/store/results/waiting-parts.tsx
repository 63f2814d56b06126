import { useTranslation } from 'react-i18next';
import { SentenceGap } from '@/components/sentence-gap';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { brand } from '@/config/brand';

export interface WaitingPartsProps {
  slow: boolean;
  checking: boolean;
  onCheck: () => void;
}

/** While a payment is not confirmed: a look on request, and when it takes long what that means and who helps. */
export function WaitingParts({ slow, checking, onCheck }: WaitingPartsProps) {
  const { t } = useTranslation('store');
  return (
    <>
      <div role="status">
        {slow ? (
          <Notice className="grid max-w-read gap-2">
            <p>{t('result.slow')}</p>
            <p>
              {t('result.support')}
              <SentenceGap />
              <a className="link" href={`mailto:${brand.email}`}>
                {t('result.supportLink')}
              </a>
            </p>
          </Notice>
        ) : null}
      </div>
      {slow ? (
        <Button variant="outline" busy={checking} data-action="check-again" onClick={onCheck}>
          {t('words.checkAgain')}
        </Button>
      ) : null}
    </>
  );
}
