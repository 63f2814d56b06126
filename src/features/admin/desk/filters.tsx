import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { languageCodes, languages } from '@/config/languages';
import { paths } from '@/config/paths';
import {
  assignees,
  type DeskFilters,
  deskSearch,
  filtersOf,
  noFilters,
  openClocks,
  postKinds,
  priorities,
  readDesk,
  reportStates,
} from '@/lib/admin/desk-address';
import { reportReasons } from '@/lib/community/reports';
import { useDesk } from './desk-context';

/** What the queue keeps to; all of it stands in the address. */
export function Filters() {
  const { t } = useTranslation('admin-desk');
  const { t: topic } = useTranslation('community-topic');
  const { address } = useDesk();
  const navigate = useNavigate();
  const names = filtersOf[address.queue];
  if (names.length === 0) return null;

  const options: Readonly<Record<keyof DeskFilters, readonly (readonly [value: string, label: string])[]>> = {
    kind: postKinds.map((kind) => [kind, t(`kinds.${kind}`)]),
    lang: languageCodes.map((code) => [code, languages[code]]),
    state: reportStates.map((state) => [state, t(`states.${state}`)]),
    reason: reportReasons.map((reason) => [reason, topic(`reportDialog.reasons.${reason}`)]),
    priority: priorities.map((priority) => [priority, t(`priorities.${priority}`)]),
    clock: openClocks.map((clock) => [clock, t(`clocks.${clock}`)]),
    assignee: assignees.map((assignee) => [assignee, t(`assignees.${assignee}`)]),
  };
  const go = (change: Readonly<Record<string, string>>) => {
    // Read as an address is, so that a value which is none falls out.
    const { filters } = readDesk(new URLSearchParams(change));
    const to = deskSearch({ ...address, filters, open: null });
    void navigate(`${paths.adminDashboard}${to}`, { preventScrollReset: true });
  };
  const chosen = Object.fromEntries(
    Object.entries(address.filters).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  ) as Record<string, string>;
  const isFiltered = names.some((name) => address.filters[name] !== noFilters[name]);
  return (
    <div className={cx('flex flex-wrap items-end gap-x-4 gap-y-3', address.open !== null && 'max-lg:hidden')}>
      {names.map((name) => (
        <Field
          key={name}
          label={name === 'lang' ? t('words.language') : t(`filters.${name}`)}
          className="w-44 text-sm max-sm:w-[calc(50%-0.5rem)]"
        >
          <NativeSelect
            value={address.filters[name] ?? ''}
            onChange={({ target }) => go({ ...chosen, [name]: target.value })}
          >
            <option value="">{t('words.any')}</option>
            {options[name].map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Field>
      ))}
      {isFiltered && (
        <Button variant="ghost" size="sm" onClick={() => go({})}>
          {t('filters.clear')}
        </Button>
      )}
    </div>
  );
}
