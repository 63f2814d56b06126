import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/components/use-error-text';
import { brand } from '@/config/brand';
import { paths } from '@/config/paths';
import { AppError } from '@/lib/app-error';

/** Refusals of the server that have their own words. */
const knownCodes = [
  'payments_unavailable',
  'email_unconfirmed',
  'unknown_price',
  'already_subscribed',
  'no_customer',
  'portal_not_configured',
] as const;
type KnownCode = (typeof knownCodes)[number];

function knownCode(error: unknown): KnownCode | null {
  const detail = error instanceof AppError ? error.detail : undefined;
  return knownCodes.find((code) => code === detail) ?? null;
}

/** Why buying or changing a plan did not work, and what to do instead. */
export function PlanProblem({ error, onManage }: { error: unknown; onManage: () => void }) {
  const { t } = useTranslation('plans');
  const errorText = useErrorText();
  const code = knownCode(error);
  const nothingTaken = code !== 'no_customer' && code !== 'portal_not_configured';
  return (
    <Notice tone="caution" role="alert" data-part="plan-problem" data-code={code ?? 'other'}>
      <p className="font-semibold">{t('problem.title')}</p>
      <p>
        {code === null ? errorText(error) : t(`problem.${code}`)}{' '}
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
          {t('problem.write', { email: brand.email })}
        </a>
      )}
    </Notice>
  );
}
