import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface OutsideLinkProps {
  href: string;
  /** Its whole name where several links of a page read the same. */
  name: string;
  children: ReactNode;
}

/** A paper of the payment provider, in a tab that cannot reach this one. */
export function OutsideLink({ href, name, children }: OutsideLinkProps) {
  const { t } = useTranslation('billing');
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${name} (${t('words.newTab')})`}
      className="link inline-flex min-h-11 items-center gap-1.5 font-semibold"
    >
      {children}
      <ExternalLink aria-hidden="true" className="size-[1em]" />
    </a>
  );
}
