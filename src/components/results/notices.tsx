import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';

/*
 * What has to be read beside a result or before a test. The same words everywhere, so that nobody meets a softer
 * version of them.
 */

export interface ScreeningNoticeProps {
  /** All in one paragraph, where the notice is one of several. */
  inOneLine?: boolean;
  children?: ReactNode;
}

/** Beneath the head of a result: a screening result is no diagnosis; then what the numbers mean. */
export function ScreeningNotice({ inOneLine = false, children }: ScreeningNoticeProps) {
  const { t } = useTranslation('common');
  if (inOneLine) {
    return (
      <Notice data-slot="screening-warning">
        {t('screeningOnly')} {children}
      </Notice>
    );
  }
  return (
    <Notice className="mt-6" data-slot="screening-warning">
      <p className="font-semibold">{t('screeningOnly')}</p>
      {children}
    </Notice>
  );
}

export interface SupportLineProps {
  /** A notice where the answers ask for it, or where the screen is made of notices; else a quiet line. */
  look: 'notice' | 'line';
  className?: string;
}

/** Where to turn when somebody is unsafe: on every result, at the foot or first where the answers ask for it. */
export function SupportLine({ look, className }: SupportLineProps) {
  const { t } = useTranslation('common');
  if (look === 'line') {
    return (
      <p data-slot="support-line" className="max-w-read text-sm text-ink-soft">
        {t('support')}
      </p>
    );
  }
  return (
    <Notice tone="caution" data-slot="support-line" {...(className ? { className } : {})}>
      {t('support')}
    </Notice>
  );
}

export interface DisclaimerNoticeProps {
  text: string;
  /** Name of the link to the medical disclaimer. */
  link: string;
  className?: string;
  /** Between the two. */
  children?: ReactNode;
}

/** Before a test: what it cannot do, with the way to the whole disclaimer. */
export function DisclaimerNotice({ text, link, className, children }: DisclaimerNoticeProps) {
  return (
    <Notice data-slot="disclaimer" {...(className ? { className } : {})}>
      <p>{text}</p>
      {children}
      <p className="mt-1">
        <Link to={paths.medicalDisclaimer} className="link inline-flex min-h-11 items-center">
          {link}
        </Link>
      </p>
    </Notice>
  );
}
