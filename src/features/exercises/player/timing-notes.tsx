import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import type { TimedQuality } from '@/lib/exercises/engine/quality';

/** How a timed run was measured, for whoever wants to know. */
export function TimingNotes({ quality }: { quality: TimedQuality }) {
  const { t } = useTranslation('player');
  const formats = useFormats();
  const { onsetMethod, onsetDelayP95Ms: delay, handlerLagP95Ms: lag } = quality;
  const rows = [
    { name: t('timed.onset'), value: t(`timed.${onsetMethod}`) },
    ...(delay === null ? [] : [{ name: t('timed.delay'), value: formats.fineMs(delay) }]),
    ...(lag === null ? [] : [{ name: t('timed.lag'), value: formats.fineMs(lag) }]),
    { name: t('timed.dropped'), value: formats.count(quality.droppedTrials) },
    { name: t('timed.interrupted'), value: formats.count(quality.interrupted) },
  ];
  return (
    <details data-part="timing">
      <summary className="min-h-11 cursor-pointer py-2 text-ink-soft">{t('timed.title')}</summary>
      <dl>
        {rows.map(({ name, value }) => (
          <div
            key={name}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-b border-line py-2 last:border-b-0"
          >
            <dt className="text-ink-soft">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
