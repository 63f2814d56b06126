import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { AdminRole } from '@/lib/accounts/admin-role';
import { wayToOrders, wayToPerson } from '@/lib/admin/ways';

/** From a ticket to what the sender bought and to their account, as far as the reader may go there. */
export function SenderWays({ id, email, roles }: { id: string; email: string; roles: readonly AdminRole[] }) {
  const { t } = useTranslation('admin-team');
  const toPerson = wayToPerson(email, roles);
  const ways = [
    [t('tickets.orders'), wayToOrders(email, roles)],
    // Where both stand on one page, the ticket stays open beside the account.
    [t('tickets.account'), toPerson?.startsWith('?tab=overview') ? `${toPerson}&case=${id}` : toPerson],
  ] as const;
  return (
    <p className="flex flex-wrap gap-x-6">
      {ways.map(([name, way]) =>
        way === null ? null : (
          <Link
            key={name}
            to={`${paths.adminDashboard}${way}`}
            className="inline-flex min-h-11 items-center underline"
          >
            {name}
          </Link>
        ),
      )}
    </p>
  );
}
