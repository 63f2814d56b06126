import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { planPricesQuery } from '@/api/billing/membership-prices';
import { ButtonLink } from '@/components/button-link';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { PageHeader } from '@/components/page-header';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { paths } from '@/config/paths';
import { useMembershipTexts } from '@/features/gates/use-membership-texts';
import { offersAnnual, planCards } from '@/lib/billing/membership-view';

/** The page of prices as it was: a plain table, with the prices of today. */
export function OldPrices() {
  const { t } = useTranslation('membership');
  return (
    <div data-screen="pricing-old" className="wrap">
      <div className="max-w-3xl pb-8">
        <PageHeader title={t('old.title')} lead={t('old.lead')} />
        <Prices />
        <ButtonLink to={`${paths.pricing}#plans`} data-action="to-pricing" className="mt-8">
          {t('old.link')}
        </ButtonLink>
      </div>
    </div>
  );
}

function Prices() {
  const { t } = useTranslation('membership');
  const { name, money } = useMembershipTexts();
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(planPricesQuery());
  if (isPending) return <LoadingState />;
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (data.length === 0) return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
  const annual = offersAnnual(data);
  const yearly = planCards(data, 'year', null);
  const amount = (price: (typeof data)[number] | null | undefined) =>
    price ? money(price.amount_cents, price.currency) : t('notSold');
  return (
    <Table caption={t('old.caption')} hideCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{t('words.plan')}</TableHeader>
          <TableHeader>{t('old.month')}</TableHeader>
          {annual ? <TableHeader>{t('old.year')}</TableHeader> : null}
        </TableRow>
      </TableHead>
      <TableBody>
        {planCards(data, 'month', null).map(({ id, price }, index) => (
          <TableRow key={id} data-plan={id}>
            <TableHeader scope="row">{name(id)}</TableHeader>
            <TableCell>{id === 'freemium' ? t('free') : amount(price)}</TableCell>
            {annual ? (
              <TableCell>{id === 'freemium' ? t('free') : amount(yearly[index]?.price)}</TableCell>
            ) : null}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
