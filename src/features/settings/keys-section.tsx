import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepOwnKeysMutation, ownKeysQuery } from '@/api/training/own-keys';
import { useKeyName } from '@/components/own-keys/use-key-name';
import { Button } from '@/components/ui/button';
import {
  chooseKey,
  type KeyChoice,
  type KeySlot,
  keyGroups,
  keyOf,
  noOwnKeys,
  type OwnKey,
  usualCodes,
} from '@/lib/exercises/own-keys';
import { useNextKey } from './use-next-key';

interface Refused {
  readonly slot: KeySlot;
  readonly key: OwnKey;
  readonly choice: Extract<KeyChoice, { ok: false }>;
}

/** Keys for the answers of exercises: one press chooses, and a key that stands for something else already is refused. */
export function KeysSection({ userId }: { userId: string }) {
  const { t } = useTranslation('keys');
  const keyName = useKeyName();
  const { data: own } = useQuery(ownKeysQuery(userId));
  const keeping = useMutation(keepOwnKeysMutation(userId));
  const [asking, setAsking] = useState<KeySlot | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);

  useNextKey(asking !== null, (event) => {
    if (asking === null) return;
    if (event === null) {
      setAsking(null);
      return;
    }
    const key = keyOf(event);
    const choice = chooseKey(own, asking, key);
    if (!choice.ok) {
      setRefused({ slot: asking, key, choice });
      return;
    }
    setAsking(null);
    setRefused(null);
    keeping.mutate(choice.keys);
  });

  const ask = (slot: KeySlot) => {
    setRefused(null);
    setAsking(slot === asking ? null : slot);
  };
  const namesOf = (slot: KeySlot) => {
    const chosen = own[slot];
    return chosen
      ? [keyName(chosen)]
      : usualCodes[slot]
          .filter((code) => !code.startsWith('Numpad'))
          .map((code) => keyName({ code, shown: '' }));
  };
  const why = ({ key, choice }: Refused) =>
    choice.why === 'unusable'
      ? t('unusable')
      : t('taken', { key: keyName(key), answer: t(`slot.${choice.by}`) });

  return (
    <div className="grid max-w-xl gap-6">
      <p>{t('lead')}</p>
      {keyGroups.map((slots) => (
        <section key={slots[0]} aria-label={t(`group.${slots[0]}`)}>
          <h3 className="mb-2 text-base">{t(`group.${slots[0]}`)}</h3>
          <ul className="divide-y divide-line border-y border-line">
            {slots.map((slot) => (
              <li key={slot} data-slot={slot} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                <span className="grow">{t(`slot.${slot}`)}</span>
                <span className="flex flex-wrap gap-1.5">
                  {namesOf(slot).map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </span>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={t('words.pair', { name: t('change'), text: t(`slot.${slot}`) })}
                  aria-pressed={asking === slot}
                  onClick={() => ask(slot)}
                >
                  {t('change')}
                </Button>
                {asking === slot ? (
                  <p role="status" className="w-full font-semibold">
                    {t('asking')}
                  </p>
                ) : null}
                {refused?.slot === slot ? (
                  <p role="alert" className="w-full text-danger">
                    {why(refused)}
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {keeping.data === 'later' ? t('later') : null}
      </p>
      {Object.keys(own).length > 0 ? (
        <div>
          <Button variant="outline" onClick={() => keeping.mutate(noOwnKeys)} data-action="usual-keys">
            {t('usual')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
