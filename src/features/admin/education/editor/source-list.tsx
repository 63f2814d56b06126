import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import {
  emptySource,
  mostSources,
  type SourceFault,
  type SourceFields,
  sourceFields,
} from '@/lib/library/desk-text';
import { SourceOpened } from './source-opened';

export interface SourceListProps {
  sources: readonly SourceFields[];
  /** By the place of the source. */
  faults: ReadonlyMap<number, SourceFault>;
  onChange: (sources: readonly SourceFields[]) => void;
}

/** What the text goes back to. */
export function SourceList({ sources, faults, onChange }: SourceListProps) {
  const { t } = useTranslation('admin-library');
  const { t: library } = useTranslation('library');
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-lg font-semibold">{library('sources')}</legend>
      {sources.length === 0 && <p className="text-ink-soft">{t('sources.none')}</p>}
      {sources.map((source, at) => (
        <SourceCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a source is its place; all that it holds is typed
          key={at}
          source={source}
          number={at + 1}
          fault={faults.get(at) ?? null}
          onChange={(changed) =>
            onChange(sources.map((each, place) => (place === at ? { ...each, ...changed } : each)))
          }
          onRemove={() => onChange(sources.filter((_, place) => place !== at))}
        />
      ))}
      {sources.length < mostSources && (
        <div>
          <Button
            id="desk-sources"
            variant="outline"
            size="sm"
            onClick={() => onChange([...sources, emptySource])}
          >
            {t('sources.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface SourceCardProps {
  source: SourceFields;
  number: number;
  fault: SourceFault | null;
  onChange: (changed: Partial<SourceFields>) => void;
  onRemove: () => void;
}

function SourceCard({ source, number, fault, onChange, onRemove }: SourceCardProps) {
  const { t } = useTranslation('admin-library');
  const names = {
    authors: 'authors',
    title: 'name',
    publisher: 'publisher',
    year: 'year',
    url: 'url',
  } as const;
  const place = fault === 'doi' || fault === 'twice' ? 'url' : fault;
  return (
    <fieldset className="grid gap-3 rounded-m border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{t('sources.number', { number })}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {sourceFields.map((name) => (
          <TextField
            key={name}
            className={name === 'title' || name === 'url' ? 'text-sm sm:col-span-2' : 'text-sm'}
            label={t(`sources.${names[name]}`)}
            error={fault !== null && place === name ? t(`sources.bad.${fault}`) : undefined}
            inputMode={name === 'year' ? 'numeric' : undefined}
            lang={name === 'url' || name === 'year' ? undefined : 'en'}
            autoCapitalize={name === 'url' ? 'none' : undefined}
            value={source[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SourceOpened url={source.url.trim()} />
        <Button variant="ghost" size="sm" onClick={onRemove}>
          {t('sources.remove', { number })}
        </Button>
      </div>
    </fieldset>
  );
}
