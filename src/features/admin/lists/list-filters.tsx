import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import type { Filters, TeamList } from '@/lib/admin/list-address';
import type { UsedList } from './use-team-list';

/** A choice of a few, with the names they have, and of none; or what is typed. */
export type FilterField =
  | {
      readonly label: string;
      readonly options: readonly (readonly [value: string, label: string])[];
      readonly none?: string;
    }
  | { readonly label: string; readonly type: 'text' | 'email' | 'date' };

export interface ListFiltersProps<Name extends string> {
  list: TeamList<Name>;
  used: UsedList<Name>;
  fields: Readonly<Record<Name, FilterField>>;
}

/** What a list is narrowed by; asked for together, so that nothing moves while somebody types. */
export function ListFilters<Name extends string>(props: ListFiltersProps<Name>) {
  // Begun anew where the address changed by another way.
  return <FilterForm key={props.list.searchOf(props.used)} {...props} />;
}

function FilterForm<Name extends string>({ list, used, fields }: ListFiltersProps<Name>) {
  const { t } = useTranslation('admin-team');
  const [given, setGiven] = useState<Filters<Name>>(used.filters);
  const [faults, setFaults] = useState<readonly Name[]>([]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Read as an address is: what falls out there cannot be looked for.
    const { filters } = list.read({ get: (name) => given[name as Name] ?? null });
    const fallen = list.names.filter((name) => given[name]?.trim() && filters[name] === null);
    setFaults(fallen);
    if (fallen.length === 0) used.narrow(filters);
  };
  const change = (name: Name, value: string) => {
    setGiven((before) => ({ ...before, [name]: value || null }));
    setFaults((before) => before.filter((fault) => fault !== name));
  };
  return (
    <form
      noValidate
      aria-label={t('words.narrow')}
      className="flex flex-wrap items-end gap-x-4 gap-y-3"
      onSubmit={submit}
    >
      {list.names.map((name) => {
        const field = fields[name];
        const value = given[name] ?? '';
        return (
          <Field
            key={name}
            label={field.label}
            className="w-52 text-sm max-sm:w-full"
            error={faults.includes(name) ? t('words.notLookedFor') : undefined}
          >
            {'options' in field ? (
              <NativeSelect value={value} onChange={({ target }) => change(name, target.value)}>
                <option value="">{field.none ?? t('words.any')}</option>
                {field.options.map(([option, label]) => (
                  <option key={option} value={option}>
                    {label}
                  </option>
                ))}
              </NativeSelect>
            ) : (
              <Input
                type={field.type === 'date' ? 'date' : 'text'}
                inputMode={field.type === 'email' ? 'email' : undefined}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={value}
                onChange={({ target }) => change(name, target.value)}
              />
            )}
          </Field>
        );
      })}
      <Button type="submit" variant="outline">
        {t('words.show')}
      </Button>
      {used.isNarrowed && (
        <Button variant="ghost" onClick={() => used.narrow(list.none)}>
          {t('words.clearFilters')}
        </Button>
      )}
    </form>
  );
}
