import { useTranslation } from 'react-i18next';
import { ClaimLine } from '@/components/claim-line';
import { Section } from '@/components/section';
import { type Claim, claims } from '@/config/claims';

const lines = ['clear_picture', 'prepare_talk', 'own_change'] as const;

/** What assessments are good for. */
export function WhyMatters({
  claim = claims.early_detection,
}: {
  claim?: Claim & { id: 'early_detection' };
}) {
  const { t } = useTranslation('hub');
  return (
    <Section title={t('why.title')} className="border-t border-line pt-8">
      <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        <li className="border-t border-line pt-3">
          <ClaimLine claim={claim} />
        </li>
        {lines.map((line) => (
          <li key={line} className="border-t border-line pt-3">
            <p>{t(`why.lines.${line}`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
