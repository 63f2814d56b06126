import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SentenceGap } from '@/components/sentence-gap';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/components/use-error-text';
import { brand } from '@/config/brand';
import { paths } from '@/config/paths';
import { type CodeOf, refusalCode } from '@/lib/contracts/call';
import { createCheckout } from '@/lib/contracts/checkout';
import { customerPortal } from '@/lib/contracts/customer-portal';

/** Refusals of the server that have their own words. */
const knownCodes = [
  'payments_unavailable',
  'email_unconfirmed',
  'unknown_price',
  'already_subscribed',
  'no_customer',
  'portal_not_configured',
] as const satisfies readonly (CodeOf<typeof createCheckout> | CodeOf<typeof customerPortal>)[];
type KnownCode = (typeof knownCodes)[number];

function knownCode(error: unknown): KnownCode | null {
  const given = refusalCode(createCheckout, error) ?? refusalCode(customerPortal, error);
  return knownCodes.find((code) => code === given) ?? null;
}

/** Why buying or changing a plan did not work, and what to do instead. */
export function MembershipProblem({ error, onManage }: { error: unknown; onManage: () => void }) {
  const { t } = useTranslation('membership');
  const errorText = useErrorText();
  const code = knownCode(error);
  const nothingTaken = code !== 'no_customer' && code !== 'portal_not_configured';
  return (
    <Notice tone="caution" role="alert" data-part="plan-problem" data-code={code ?? 'other'}>
      <p className="font-semibold">{t('words.failed')}</p>
      <p>
        {code === null ? errorText(error) : t(`problem.${code}`)}
        <SentenceGap />
        {nothingTaken ? t('problem.nothingCharged') : null}
      </p>
      {code === 'email_unconfirmed' ? (
        <Link to={`${paths.auth}?mode=resend`} className="link inline-flex min-h-11 items-center">
          {t('problem.resend')}
        </Link>
      ) : null}
      {code === 'already_subscribed' ? (
        <Button variant="outline" size="sm" className="mt-3" data-action="manage-plan" onClick={onManage}>
          {t('action.manage')}
        </Button>
      ) : null}
      {nothingTaken ? null : (
        <a href={`mailto:${brand.email}`} className="link inline-flex min-h-11 items-center wrap-anywhere">
          {t('words.writeTo', { email: brand.email })}
        </a>
      )}
    </Notice>
  );
}
