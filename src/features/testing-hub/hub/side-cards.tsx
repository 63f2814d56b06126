import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import type { TestOffer } from '@/lib/assessments/access';
import { freeAssessments } from '@/lib/assessments/hub';
import type { Tier } from '@/lib/billing/tier';
import { UpgradeAction } from '../upgrade-action';

/** The plan, what a higher one adds, and where else to go. */
export function SideCards({ tier, offers }: { tier: Tier; offers: readonly TestOffer[] }) {
  const { t } = useTranslation('hub');
  return (
    <div className="grid content-start gap-9">
      <Section title={t('plan.title')} ruled>
        <p>{tier === 'freemium' ? t('plan.free', { count: freeAssessments(offers) }) : t(`plan.${tier}`)}</p>
        <ul className="mt-2 list-disc ps-5 text-sm text-ink-soft">
          <li>{t('plan.reports')}</li>
          <li>{t('plan.progress')}</li>
          <li>{t('plan.basics')}</li>
        </ul>
        <p className="mt-3 grid justify-items-start">
          <Link to={paths.testHistory} className="link inline-flex min-h-11 items-center">
            {t('history')}
          </Link>
          <Link to={paths.personalizedPaths} className="link inline-flex min-h-11 items-center">
            {t('path')}
          </Link>
        </p>
      </Section>
      {tier === 'premium' ? null : <Upsell tier={tier === 'freemium' ? 'plus' : 'premium'} />}
      <Section title={t('help.title')} ruled>
        <p className="text-sm text-ink-soft">{t('help.text')}</p>
        <p className="mt-2 grid justify-items-start">
          <Link to={{ hash: '#guide' }} className="link inline-flex min-h-11 items-center">
            {t('help.link')}
          </Link>
          <Link to={paths.screening} className="link inline-flex min-h-11 items-center">
            {t('chooser')}
          </Link>
        </p>
      </Section>
    </div>
  );
}

/** The next plan up; nobody on the highest sees one. */
function Upsell({ tier }: { tier: 'plus' | 'premium' }) {
  const { t } = useTranslation('hub');
  return (
    <Section title={t(`upgrade.${tier}.title`)} ruled>
      <p className="mb-2 text-sm text-ink-soft">{t(`upgrade.${tier}.text`)}</p>
      <UpgradeAction tier={tier} />
    </Section>
  );
}
