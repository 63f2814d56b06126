import { useTranslation } from 'react-i18next';
import type { PaymentCase } from '@/api/admin/payments';
import { Section } from '@/components/section';
import { useFormats } from '@/i18n/use-formats';

/** What was bought line by line, and the papers about it. */
export function PaymentBills({ payment }: { payment: PaymentCase }) {
  const { t } = useTranslation('admin-payments');
  const { moment, money } = useFormats();
  const { lines, invoices, receipt_url: receipt, currency } = payment;
  return (
    <>
      {lines.length > 0 && (
        <Section level={3} title={t('lines')}>
          <ul className="divide-y divide-line border-y border-line">
            {lines.map(({ sku, title, paid_cents, refunded }) => (
              <li key={sku} className="flex flex-wrap justify-between gap-x-6 py-3 tabular-nums">
                <span className="wrap-anywhere">{title}</span>
                <span>
                  {money(paid_cents, currency)}
                  {refunded ? ` (${t('words.refundedLine')})` : null}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {(invoices.length > 0 || receipt !== null) && (
        <Section level={3} title={t('papers')}>
          <ul className="grid gap-2">
            {receipt !== null && (
              <li>
                <PaperLink href={receipt} name={t('receipt')} />
              </li>
            )}
            {invoices.map(({ id, number, amount_cents, currency: of, hosted_url: url, issued_at: at }) => (
              <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 tabular-nums">
                {url === null ? (
                  <span translate="no">{number ?? id}</span>
                ) : (
                  <PaperLink href={url} name={number ?? id} />
                )}
                <span>
                  {moment(at)}, {money(amount_cents, of)}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function PaperLink({ href, name }: { href: string; name: string }) {
  const { t } = useTranslation('admin-payments');
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center underline wrap-anywhere"
    >
      {name}
      <span className="sr-only"> ({t('words.newTab')})</span>
    </a>
  );
}
