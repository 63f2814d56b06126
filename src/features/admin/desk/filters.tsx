import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ChoiceField } from '@/components/choice-field';
import { Button } from '@/components/ui/button';
import { languageCodes, languages } from '@/config/languages';
import { paths } from '@/config/paths';
import { useAsked } from '@/hooks/use-asked';
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
  const asked = useAsked(address.filters);
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
  const go = (filters: DeskFilters) =>
    void navigate(`${paths.adminDashboard}${deskSearch({ ...address, filters, open: null })}`, {
      preventScrollReset: true,
    });
  const choose = (name: keyof DeskFilters, value: string | null) => {
    const chosen: Readonly<Record<string, string | null>> = { ...asked({ [name]: value }) };
    // Read as an address is, so that a value which is none falls out.
    go(readDesk({ get: (key) => chosen[key] ?? null }).filters);
  };
  const isFiltered = names.some((name) => address.filters[name] !== noFilters[name]);
  return (
    <div className={cx('flex flex-wrap items-end gap-x-4 gap-y-3', address.open !== null && 'max-lg:hidden')}>
      {names.map((name) => (
        <ChoiceField
          key={name}
          label={name === 'lang' ? t('words.language') : t(`filters.${name}`)}
          value={address.filters[name]}
          any={t('words.any')}
          options={options[name]}
          onChoose={(value) => choose(name, value)}
          className="w-44 text-sm max-sm:w-[calc(50%-0.5rem)]"
        />
      ))}
      {isFiltered && (
        <Button variant="ghost" size="sm" onClick={() => go(noFilters)}>
          {t('filters.clear')}
        </Button>
      )}
    </div>
  );
}
