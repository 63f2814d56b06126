import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { openPortal } from '@/api/billing/membership';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/components/use-error-text';
import { brand } from '@/config/brand';
import { paths } from '@/config/paths';
import { AppError } from '@/lib/app-error';
import { leaveForPortal } from './portal-return';

export interface PortalButtonProps {
  /** A card has to be mended. */
  urgent: boolean;
  /** The plan that a smaller one is to follow and that may be kept there. */
  keep: string | null;
}

/** Leads to the provider's billing page and back to the account settings. */
export function PortalButton({ urgent, keep }: PortalButtonProps) {
  const { t } = useTranslation('billing');
  const [state, setState] = useState<'idle' | 'opening' | { failure: unknown }>('idle');

  useEffect(() => {
    // A page that the browser kept comes back as it was left: busy.
    const shownAgain = (event: PageTransitionEvent) => {
      if (event.persisted) setState('idle');
    };
    window.addEventListener('pageshow', shownAgain);
    return () => window.removeEventListener('pageshow', shownAgain);
  }, []);

  const open = () => {
    setState('opening');
    openPortal(paths.accountSettings).then(
      (url) => {
        leaveForPortal();
        window.location.assign(url);
      },
      (failure: unknown) => setState({ failure }),
    );
  };
  return (
    <div>
      <Button
        data-action="billing-portal"
        variant={urgent ? 'filled' : 'outline'}
        busy={state === 'opening'}
        onClick={open}
      >
        {keep !== null && !urgent
          ? t('portal.keep', { plan: keep })
          : t(urgent ? 'portal.card' : 'portal.open')}
      </Button>
      <p className="mt-2 max-w-read text-sm text-ink-soft">{t('portal.text')}</p>
      <div role="alert">{typeof state === 'object' ? <PortalProblem failure={state.failure} /> : null}</div>
    </div>
  );
}

function PortalProblem({ failure }: { failure: unknown }) {
  const { t } = useTranslation('billing');
  const errorText = useErrorText();
  const code = failure instanceof AppError ? (failure.detail ?? failure.code) : null;
  const signedOut = failure instanceof AppError && failure.code === 'not_signed_in';
  const notConfigured = code === 'portal_not_configured';
  return (
    <Notice tone="caution" className="mt-4" data-part="portal-problem" data-code={code ?? 'unknown'}>
      <p className="font-semibold">{t('portal.failed')}</p>
      <p>
        {signedOut
          ? t('portal.signedOut')
          : notConfigured
            ? t('portal.notConfigured')
            : code === 'no_customer'
              ? t('portal.noCustomer')
              : errorText(failure)}
      </p>
      {signedOut ? (
        <Link
          to={`${paths.auth}?mode=login&redirect=${encodeURIComponent(paths.accountSettings)}`}
          className="link inline-flex min-h-11 items-center"
        >
          {t('words.signIn')}
        </Link>
      ) : null}
      {notConfigured ? (
        <a href={`mailto:${brand.email}`} className="link inline-flex min-h-11 items-center wrap-anywhere">
          {t('words.writeTo', { email: brand.email })}
        </a>
      ) : null}
    </Notice>
  );
}
