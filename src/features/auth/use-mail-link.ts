import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type MailLink, readMailLink, withoutSecrets } from './mail-link';

/**
 * What a mail's link brought to this page, read once on arrival. Its tokens and messages then leave the address and
 * the history entry. Other hashes (a named part of the page) stay.
 */
export function useMailLink(): MailLink {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() => readMailLink(hash, search));
  const hasArrived = link.tokens ?? link.oneTime ?? link.errorCode ?? link.message;

  useEffect(() => {
    if (hasArrived === null) return;
    const clean = withoutSecrets(search);
    if (hash !== '' || clean !== search) void navigate({ pathname, search: clean }, { replace: true });
  }, [hasArrived, pathname, search, hash, navigate]);
  return link;
}
