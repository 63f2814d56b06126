import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { LockedRecommendation } from '@/lib/contracts/ai-content-recommendations';
import { useItemName } from './use-item-name';

/** The best of what a higher plan opens: said once, below what is open. */
export function LockedRow({ locked }: { locked: LockedRecommendation }) {
  const { t } = useTranslation('guide');
  const nameOf = useItemName();
  const tier = locked.tier === 'premium' ? 'premium' : 'plus';
  return (
    <p
      data-part="locked"
      data-item={locked.id}
      className="mt-4 flex flex-wrap items-center gap-x-4 text-ink-soft"
    >
      {t(`locked.${tier}`, { name: nameOf(locked) })}
      <Link to={`${paths.pricing}#plans`} className="link inline-flex min-h-11 items-center">
        {t('words.seePlans')}
      </Link>
    </p>
  );
}
