import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { habitBookQuery } from '@/api/habits/habits';
import { dailyActivityQuery } from '@/api/progress/activity';
import { Section } from '@/components/section';
import { heatWeeks } from '@/lib/progress/heat';
import { HeatMap } from './heat-map';
import { type ProgressRange, useRange } from './use-range';

/** Minutes day by day; left out as long as there are none, and where they cannot be read. */
export function HeatMapBlock({ userId }: { userId: string }) {
  const range = useRange(userId);
  return range === null ? null : <Block userId={userId} range={range} />;
}

function Block({ userId, range }: { userId: string; range: ProgressRange }) {
  const { t } = useTranslation('progress');
  const { data = [] } = useQuery(dailyActivityQuery(userId, range.from, range.today));
  const { data: book } = useQuery(habitBookQuery(userId));
  if (data.length === 0) return null;
  return (
    <Section title={t('heat.title')}>
      <HeatMap weeks={heatWeeks(data, { ...range, daysOff: book?.days_off ?? [] })} />
    </Section>
  );
}
