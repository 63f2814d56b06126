import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { UpgradePrompt } from '@/features/gates/upgrade-prompt';
import type { TestOffer } from '@/lib/assessments/access';
import { freeAssessments } from '@/lib/assessments/hub';
import type { Tier } from '@/lib/billing/tier';

export interface SideCardsProps {
  tier: Tier;
  offers: readonly TestOffer[];
}

/** The plan, what a higher one adds, and where else to go. */
export function SideCards({ tier, offers }: SideCardsProps) {
  const { t } = useTranslation('hub');
  return (
    <div className="grid content-start gap-9">
      <Section title={t('plan.title')} ruled>
        <p>{tier === 'freemium' ? t('plan.free', { count: freeAssessments(offers) }) : t(`plans.${tier}`)}</p>
        <ul className="mt-2 list-disc ps-5 text-sm text-ink-soft">
          <li>{t('plan.reports')}</li>
          <li>{t('plan.progress')}</li>
          <li>{t('plan.basics')}</li>
        </ul>
        <p className="mt-3 grid justify-items-start">
          <Link to={paths.testHistory} className="link inline-flex min-h-11 items-center">
            {t('pages.testHistory')}
          </Link>
          <Link to={paths.personalizedPaths} className="link inline-flex min-h-11 items-center">
            {t('path')}
          </Link>
        </p>
      </Section>
      <UpgradePrompt placement="dashboard_welcome" context="testing_hub_banner" />
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
