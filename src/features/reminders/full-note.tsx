import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Notice } from '@/components/ui/notice';
import { planLimits } from '@/config/limits';
import { paths } from '@/config/paths';

/** The refusal of the database. */
export const tooMany = 'too_many_reminders';

/** No more reminders: what helps. */
export function FullNote({ active }: { active: number }) {
  const { t } = useTranslation('reminders');
  const { freemium, paid } = planLimits.reminders;
  const isPaid = active >= paid;
  return (
    <Notice role="alert" tone="caution" data-part="reminders-full">
      <p className="font-semibold">{t('full.title', { number: isPaid ? paid : freemium })}</p>
      <p>{isPaid ? t('full.finish') : t('full.plans', { number: paid })}</p>
      {isPaid ? null : (
        <Link to={paths.pricing} className="link inline-flex min-h-11 items-center">
          {t('words.seePlans')}
        </Link>
      )}
    </Notice>
  );
}
