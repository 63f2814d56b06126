import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import { type Claim, claimFault, claims } from '@/config/claims';
import { useFormats } from '@/i18n/use-formats';

const lines = ['clear_picture', 'prepare_talk', 'own_change'] as const;

/** What assessments are good for. A figure stands beside its source; one without a source gives way to a line that needs none. */
export function WhyMatters({
  claim = claims.early_detection,
}: {
  claim?: Claim & { id: 'early_detection' };
}) {
  const { t } = useTranslation('hub');
  const formats = useFormats();
  const { id, source, checkedOn } = claim;
  return (
    <Section title={t('why.title')} className="border-t border-line pt-8">
      <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {claim.enabled && source && checkedOn && claimFault(claim) === null ? (
          <li className="border-t border-line pt-3">
            <p>{t(`why.claims.${id}`)}</p>
            <a href={source.url} className="link inline-flex min-h-11 items-center text-sm">
              {t('why.source', { title: source.title, date: formats.date(checkedOn) })}
            </a>
          </li>
        ) : (
          <li className="border-t border-line pt-3">
            <p>{t(`why.instead.${id}`)}</p>
          </li>
        )}
        {lines.map((line) => (
          <li key={line} className="border-t border-line pt-3">
            <p>{t(`why.lines.${line}`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
