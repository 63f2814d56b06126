import { useState } from 'react';
import { ButtonLink } from '@/components/button-link';
import type { HistoryTexts } from '@/components/changes/use-texts';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { compareHref } from '@/config/compare-href';
import type { ListedView } from '@/lib/assessments/attempt-view';
import { earlierAttempt } from '@/lib/assessments/history';

/** Any two results of a test, chosen by their moments; at first the latest one and the best to hold beside it. */
export function PickTwo({ attempts, texts }: { attempts: readonly ListedView[]; texts: HistoryTexts }) {
  const { t } = texts;
  const newest = attempts.at(-1);
  const [chosen, setChosen] = useState({
    earlier: (newest && earlierAttempt(newest, attempts)?.id) ?? attempts[0]?.id ?? '',
    later: newest?.id ?? '',
  });
  return (
    <div data-part="pick-two" className="grid content-start gap-3 border-control-t border-ink pt-3">
      <h3 className="text-lg">{t('trend.pick')}</h3>
      <p className="text-sm text-ink-soft">{t('trend.pickHint')}</p>
      {(['earlier', 'later'] as const).map((when) => (
        <Field key={when} label={t(`comparison.${when}`)}>
          <NativeSelect
            value={chosen[when]}
            onChange={({ target }) => setChosen({ ...chosen, [when]: target.value })}
          >
            {attempts.map(({ id, completedAt }) => (
              <option key={id} value={id}>
                {texts.mediumMoment(completedAt)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      ))}
      <ButtonLink
        to={compareHref(chosen.earlier, chosen.later)}
        variant="outline"
        size="sm"
        className="justify-self-start"
        data-action="compare-two"
      >
        {t('words.compare')}
      </ButtonLink>
    </div>
  );
}
