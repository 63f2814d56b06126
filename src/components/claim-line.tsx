import { useTranslation } from 'react-i18next';
import { type Claim, claimFault } from '@/config/claims';
import { useFormats } from '@/i18n/use-formats';

/** A figure beside its source; one without a source gives way to a line that needs none. */
export function ClaimLine({ claim: { id, enabled, source, checkedOn } }: { claim: Claim }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  if (!enabled || !source || !checkedOn || claimFault({ id, enabled, source, checkedOn }) !== null) {
    return <p>{t(`claims.${id}.instead`)}</p>;
  }
  return (
    <>
      <p>{t(`claims.${id}.text`)}</p>
      <a href={source.url} className="link inline-flex min-h-11 items-center text-sm">
        {t('claims.source', { title: source.title, date: date(checkedOn) })}
      </a>
    </>
  );
}
