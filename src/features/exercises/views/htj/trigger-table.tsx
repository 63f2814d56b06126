import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import type { TriggerRow } from '@/lib/exercises/htj/score';

/** What set it off, most often first, with the minutes it came to on average. */
export function TriggerTable({ rows }: { rows: readonly TriggerRow[] }) {
  const { t } = useTranslation('exercise-htj');
  const formats = useFormats();
  return (
    <table className="w-full border-collapse text-start" data-part="triggers">
      <thead className="text-sm text-ink-soft">
        <tr>
          <th scope="col" className="pb-2 text-start font-normal">
            {t('fields.trigger')}
          </th>
          <th scope="col" className="pb-2 text-end font-normal">
            {t('howOften')}
          </th>
          <th scope="col" className="pb-2 ps-4 text-end font-normal">
            {t('meanLost')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ trigger, count, meanMinutes }) => (
          <tr key={trigger} className="border-t border-line align-baseline">
            <th scope="row" className="py-2.5 pe-4 text-start font-normal">
              {t(`triggers.${trigger}`)}
            </th>
            <td className="py-2.5 text-end tabular-nums">{formats.count(count)}</td>
            <td className="py-2.5 ps-4 text-end whitespace-nowrap tabular-nums">
              {meanMinutes === null ? '–' : formats.duration(Math.round(meanMinutes), 'minute')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
