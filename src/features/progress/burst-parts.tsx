import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { useFormats } from '@/i18n/use-formats';
import type { BurstFacts } from '@/lib/progress/days';
import { burstStatistics, burstsForADayPart, type DayPart } from '@/lib/progress/statistics';
import { useDayWords } from './use-day-words';

/** What bursts tell: moods before and after, and the time of day at which most are finished. Nothing without a burst. */
export function BurstParts({ bursts }: { bursts: readonly BurstFacts[] }) {
  const { t } = useTranslation(['progress', 'training']);
  const { count } = useFormats();
  const told = burstStatistics(bursts);
  if (told.bursts === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
      {told.moods.length > 0 ? (
        <Section title={t('moods.title')} ruled>
          <Table caption={t('moods.caption')} hideCaption>
            <TableHead>
              <TableRow>
                <TableHeader>{t('moods.before')}</TableHeader>
                <TableHeader>{t('moods.after')}</TableHeader>
                <TableHeader>{t('moods.times')}</TableHeader>
              </TableRow>
            </TableHead>
            <TableBody>
              {told.moods.map((pair) => (
                <TableRow key={`${pair.before} ${pair.after}`}>
                  <TableHeader scope="row">{t(`training:moods.${pair.before}`)}</TableHeader>
                  <TableCell>{t(`training:moods.${pair.after}`)}</TableCell>
                  <TableCell>{count(pair.count)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Section>
      ) : null}
      <Section title={t('parts.title')} ruled>
        {told.best ? (
          <DayParts parts={told.parts} best={told.best} />
        ) : (
          <p className="text-ink-soft">
            {t('parts.few', { from: count(burstsForADayPart), n: count(told.bursts) })}
          </p>
        )}
      </Section>
    </div>
  );
}

function DayParts({ parts, best }: { parts: readonly DayPart[]; best: DayPart }) {
  const { t } = useTranslation('progress');
  const { count } = useFormats();
  const { hour } = useDayWords();
  return (
    <>
      <p className="mb-3">
        {t('parts.best', {
          from: hour(best.from),
          to: hour(best.from + 4),
          finished: count(best.finished),
          bursts: count(best.bursts),
        })}
      </p>
      <Table caption={t('parts.caption')} hideCaption>
        <TableHead>
          <TableRow>
            <TableHeader>{t('parts.from')}</TableHeader>
            <TableHeader>{t('parts.bursts')}</TableHeader>
            <TableHeader>{t('weeks.bursts')}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {parts.map(({ from, bursts, finished }) => (
            <TableRow key={from}>
              <TableHeader scope="row">{hour(from)}</TableHeader>
              <TableCell>{count(bursts)}</TableCell>
              <TableCell>{count(finished)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}
