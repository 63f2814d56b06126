import { cx } from 'class-variance-authority';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { createNumberPath, pathHeight, pathNumbers } from '@/lib/cognitive/number-path';
import { createRng } from '@/lib/random';
import { minuteMs } from '@/lib/time';
import { ActivityBody, type ActivityBodyProps } from '../../activities/activity-body';

export interface NumberPathViewProps extends Pick<ActivityBodyProps, 'language' | 'header'> {
  seed: string;
  /** Until the next part. */
  waitMs: number;
}

/** Connecting numbers, path after path, until the wait is over. It fills time and is not scored. */
export function NumberPathView({ seed, waitMs, language, header }: NumberPathViewProps) {
  const { t } = useTranslation('activities', { lng: language });
  const [at, setAt] = useState({ path: 1, next: 1 });
  const [typed, setTyped] = useState('');
  const places = useMemo(() => createNumberPath(createRng(`${seed}.path.${at.path}`)), [seed, at.path]);
  const reached = places.slice(0, at.next - 1);

  const take = (number: number) => {
    if (number !== at.next) return;
    setAt(number === pathNumbers ? { path: at.path + 1, next: 1 } : { ...at, next: number + 1 });
  };
  const type = (text: string) => {
    const wanted = String(at.next);
    // Held until it is the number or cannot become it: no key is needed after a number.
    setTyped(text !== wanted && wanted.startsWith(text) ? text : '');
    if (text === wanted) take(at.next);
  };

  return (
    <ActivityBody screen="number-path" language={language} header={header}>
      <div className="grid gap-4 sm:grid-cols-[1fr_20rem] sm:grid-rows-[auto_1fr] sm:gap-x-8">
        <div>
          <h1 tabIndex={-1} className="text-xl">
            {t('path.title')}
          </h1>
          <p className="mt-2 text-sm text-ink-soft sm:text-base">{t('path.text')}</p>
          <p data-slot="wait" className="mt-1.5 text-sm font-medium text-ink-soft sm:mt-4">
            {waitMs < minuteMs ? t('path.soon') : t('path.minutes', { count: Math.round(waitMs / minuteMs) })}
          </p>
          <p role="status" className="mt-3 font-serif text-lg sm:mt-8">
            <mark>{t('path.next', { number: at.next })}</mark>
          </p>
        </div>
        <fieldset
          aria-label={t('path.area')}
          className="relative mx-auto w-full max-w-90 rounded-m border border-line bg-surface sm:row-span-2"
          style={{ aspectRatio: `1 / ${pathHeight}` }}
        >
          <svg
            aria-hidden="true"
            viewBox={`0 0 1 ${pathHeight}`}
            className="absolute inset-0 size-full fill-none stroke-accent"
          >
            <polyline points={reached.map(({ x, y }) => `${x},${y}`).join(' ')} strokeWidth="0.006" />
          </svg>
          {places.map(({ x, y }, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number
              key={index}
              type="button"
              // Going through 25 numbers with Tab is no use: the field takes them by keyboard.
              tabIndex={-1}
              className={cx(
                'absolute grid size-11 -translate-1/2 cursor-pointer touch-manipulation place-items-center rounded-full border-control font-semibold tabular-nums select-none',
                index + 1 < at.next
                  ? 'border-accent bg-accent text-on-accent'
                  : 'border-line-strong bg-surface text-ink',
              )}
              style={{ left: `${x * 100}%`, top: `${(y / pathHeight) * 100}%` }}
              onClick={() => take(index + 1)}
            >
              {index + 1}
            </button>
          ))}
        </fieldset>
        <Field label={t('path.type')} className="max-w-56">
          <Input
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => type(event.target.value.trim())}
          />
        </Field>
      </div>
    </ActivityBody>
  );
}
