import { useTranslation } from 'react-i18next';
import { brand } from '@/config/brand';
import { usePageDescription } from '@/hooks/use-page-description';
import { dynamicText } from '@/i18n/dynamic-text';
import type { Resources } from '@/i18n/resources.gen';
import type { RouteRow } from './route-row';

/** What a row says to search engines, and to the sites that a page links to. */
export function PageHead({ row: { found, description } }: { row: RouteRow }) {
  return (
    <>
      <Description of={description ?? 'common:description'} />
      {found === 'index' ? null : <meta name="robots" content="noindex" />}
      {found === 'private' ? <meta name="referrer" content="no-referrer" /> : null}
    </>
  );
}

function Description({ of }: { of: NonNullable<RouteRow['description']> }) {
  const [namespace, key] = of.split(':') as [keyof Resources, string];
  const { t } = useTranslation(namespace);
  usePageDescription(dynamicText(t, namespace, key, { name: brand.name, operator: brand.operator }));
  return null;
}
