import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import { type KeySlot, type OwnKeys, usualCodes } from '@/lib/exercises/own-keys';
import { useKeyName } from './use-key-name';

export interface OwnKeysTextProps {
  own: OwnKeys;
  answers: readonly {
    readonly slot: KeySlot;
    /** Keys where none was chosen; those of the slot without it. */
    readonly codes?: readonly string[];
    /** What the exercise calls it; the slot by its own name without it. */
    readonly name?: string;
  }[];
}

export function OwnKeysText({ own, answers }: OwnKeysTextProps) {
  const { t } = useTranslation('keys');
  const formats = useFormats();
  const keyName = useKeyName();
  const keys = answers.map(({ slot, codes = usualCodes[slot], name }) =>
    t('of', {
      key: keyName(own[slot] ?? { code: codes[0] ?? '', shown: '' }),
      answer: name ?? t(`slot.${slot}`),
    }),
  );
  return (
    <p data-part="own-keys" className="max-w-120 text-ink-soft">
      {t('yours', { keys: formats.list(keys) })}
    </p>
  );
}
