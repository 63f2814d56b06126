import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { safeLink } from '@/lib/community/links';
import { VisuallyHidden } from '../ui/visually-hidden';
import { PostLinksContext } from './link-policy';

/** What stands for a link: its text alone where the address may not be one. */
export function PostLink({ href = '', children }: { href?: string | undefined; children?: ReactNode }) {
  const { t } = useTranslation();
  const { blocked, clickable } = useContext(PostLinksContext);
  const link = safeLink(href, { host: window.location.host, blocked });
  if (!link) return <>{children}</>;
  const host = link.host !== null && <span data-slot="link-host"> ({link.host})</span>;
  if (!clickable) {
    return (
      <>
        <span className="underline decoration-dotted">{children}</span>
        {host}
      </>
    );
  }
  if (!link.external) {
    return link.href.startsWith('/') ? (
      <Link to={link.href} className="link">
        {children}
      </Link>
    ) : (
      <a href={link.href} className="link">
        {children}
      </a>
    );
  }
  return (
    <>
      <a href={link.href} rel={link.rel ?? undefined} target="_blank" className="link">
        {children}
        <VisuallyHidden> ({t('words.newTab')})</VisuallyHidden>
      </a>
      <span className="text-ink-soft">{host}</span>
    </>
  );
}
