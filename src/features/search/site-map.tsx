import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import { type PlaceGroup, places } from '@/config/places';
import { EntryList } from './entry-groups';
import { usePlaceEntries } from './use-search-entries';

const headings = {
  product: 'nav:footer.product',
  account: 'pages.account',
  legal: 'nav:footer.legal',
} as const satisfies Readonly<Record<PlaceGroup, string>>;
const groups = ['product', 'account', 'legal'] as const;

/** Every page that has a name, and every test and exercise. */
export function SiteMap() {
  const { t } = useTranslation(['search', 'nav']);
  const entries = usePlaceEntries();
  const ofGroup = (group: PlaceGroup) => {
    const paths = new Set<string>(places.filter((place) => place.group === group).map(({ path }) => path));
    return entries.filter(({ kind, to }) => kind === 'page' && paths.has(to));
  };
  const ofKind = (kind: 'test' | 'exercise') => entries.filter((entry) => entry.kind === kind);
  return (
    <div className="grid gap-10">
      {groups.map((group) => (
        <Section key={group} title={t(headings[group])}>
          <EntryList entries={ofGroup(group)} />
        </Section>
      ))}
      <Section title={t('words.selfChecks')}>
        <EntryList entries={ofKind('test')} />
      </Section>
      <Section title={t('words.exercises')}>
        <EntryList entries={ofKind('exercise')} />
      </Section>
    </div>
  );
}
