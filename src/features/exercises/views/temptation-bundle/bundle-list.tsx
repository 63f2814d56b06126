import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/components/use-error-text';
import { type Commitment, mostActive } from '@/lib/exercises/own-words';
import type { SaveCommitment } from '../../logged/use-commitments';

export interface BundleListProps {
  bundles: readonly Commitment[];
  save: SaveCommitment;
  onLog: (bundle: Commitment, kept: boolean) => void;
  onNew: () => void;
}

/** The bundles there are: one press says whether one was kept. */
export function BundleList({ bundles, save, onLog, onNew }: BundleListProps) {
  const { t } = useTranslation(['exercise-temptation-bundle', 'player']);
  const errorText = useErrorText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const busy = save.isPending;
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {t('list')}
        </h1>
        <p className="text-ink-soft">{t('listText')}</p>
      </div>
      <ul className="grid gap-5">
        {bundles.map((bundle) => {
          const { id, want, should, cue } = bundle;
          return (
            <li key={id} data-bundle={id} className="grid gap-3 border-t border-line pt-4">
              <p id={`bundle-${id}`} className="font-serif text-xl text-balance">
                {t('sentence', { want: want ?? '', should: should ?? '', cue })}
              </p>
              <fieldset aria-labelledby={`bundle-${id}`} className="flex flex-wrap gap-3">
                <Button size="lg" disabled={busy} onClick={() => onLog(bundle, true)} data-action="kept">
                  {t('kept')}
                </Button>
                <Button
                  size="lg"
                  variant="outline"
                  disabled={busy}
                  onClick={() => onLog(bundle, false)}
                  data-action="broken"
                >
                  {t('broken')}
                </Button>
                <Button
                  size="lg"
                  variant="ghost"
                  disabled={busy}
                  onClick={() => save.mutate({ id, change: { status: 'ended' } })}
                  data-action="end"
                >
                  {t('player:form.end')}
                </Button>
              </fieldset>
            </li>
          );
        })}
      </ul>
      {save.error ? (
        <Notice tone="danger" role="alert">
          {t('words.notSaved')}. {errorText(save.error)}
        </Notice>
      ) : null}
      {bundles.length < mostActive ? (
        <Button
          variant="outline"
          disabled={busy}
          onClick={onNew}
          className="justify-self-start"
          data-action="new"
        >
          {t('make')}
        </Button>
      ) : (
        <p className="text-sm text-ink-soft">{t('full')}</p>
      )}
    </div>
  );
}
