import type { Found } from './route-row';

/** What a row says to search engines, and to the sites that a page links to. */
export function PageHead({ found }: { found: Found }) {
  return (
    <>
      {found === 'index' ? null : <meta name="robots" content="noindex" />}
      {found === 'private' ? <meta name="referrer" content="no-referrer" /> : null}
    </>
  );
}
