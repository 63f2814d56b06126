import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { planPricesQuery } from '@/api/billing/membership-prices';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { paths } from '@/config/paths';
import { type Tier, tiers } from '@/config/plans';
import { useSeen } from '@/hooks/use-seen';
import { useFormats } from '@/i18n/use-formats';

/** What each plan opens of one part, and what it costs by the table that checkout charges by. */
export function PlanTable({ opens }: { opens: Readonly<Record<Tier, string>> }) {
  const { t } = useTranslation('features');
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useSeen(place, () => setSeen(true));
  const price = usePriceText(isSeen);
  return (
    <div ref={place} className="max-w-4xl">
      <Table caption={t('opens')} hideCaption>
        <TableHead>
          <TableRow>
            <TableHeader className="w-2/5 sm:w-1/3">{t('words.plan')}</TableHeader>
            <TableHeader>{t('opens')}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {tiers.map((tier) => (
            <TableRow key={tier} data-plan={tier}>
              <TableHeader scope="row">
                {t(`plans.${tier}`)}
                <span
                  data-part="price"
                  className="block min-h-18 text-sm sm:min-h-6 font-normal text-ink-soft"
                >
                  {price(tier)}
                </span>
              </TableHeader>
              <TableCell>{opens[tier]}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <p className="mt-4 max-w-read">
        {t('single')}{' '}
        <Link to={paths.store} className="link">
          {t('toStore')}
        </Link>
      </p>
      <Link
        to={{ pathname: paths.pricing, hash: 'plans' }}
        className="link mt-2 inline-flex min-h-11 items-center"
      >
        {t('words.comparePlans')}
      </Link>
    </div>
  );
}

/** Month and year of a plan, once they are known; a plan that is not on sale has none. */
function usePriceText(isWanted: boolean): (tier: Tier) => string {
  const { t } = useTranslation('features');
  const { money } = useFormats();
  const { data: prices = [] } = useQuery({ ...planPricesQuery(), enabled: isWanted });
  return (tier) => {
    if (tier === 'freemium') return t('noCharge');
    const of = (interval: 'month' | 'year') => {
      const row = prices.find((one) => one.tier === tier && one.interval === interval);
      return row && money(row.amount_cents, row.currency);
    };
    const [month, year] = [of('month'), of('year')];
    return month && year ? t('price', { month, year }) : '';
  };
}
