import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LatestResult } from '@/api/attempts/latest';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { UpgradePrompt } from '@/features/gates/upgrade-prompt';
import type { TestOffer } from '@/lib/assessments/access';
import { freeAssessments } from '@/lib/assessments/hub';
import { isPlusOrHigher, type Tier } from '@/lib/billing/tier';
import { OwnProfile } from './own-profile';

export interface SideCardsProps {
  tier: Tier;
  offers: readonly TestOffer[];
  /** The newest result with areas. */
  profile: LatestResult | null;
}

/** The person's own profile, the plan, what a higher one adds, and where else to go. */
export function SideCards({ tier, offers, profile }: SideCardsProps) {
  const { t } = useTranslation('hub');
  return (
    <div className="grid content-start gap-9">
      {profile ? <OwnProfile result={profile} /> : null}
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
          {isPlusOrHigher(tier) ? (
            <Link to={paths.personalizedPaths} className="link inline-flex min-h-11 items-center">
              {t('path')}
            </Link>
          ) : null}
        </p>
        {isPlusOrHigher(tier) ? null : (
          <p data-part="path-of-plus" className="text-sm text-ink-soft">
            {t('plan.addsPath')}
          </p>
        )}
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
