import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/error-state';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { RadioGroup, RadioRow } from '@/components/ui/radio-group';
import { currentLanguage } from '@/i18n/init';
import { attentionVariants, type FocustrackVariant } from '@/lib/cognitive/focustrack/design';
import { DrawnHeading } from '../step-heading';
import { TestFrame } from '../test-frame';

export interface VariantChoice {
  readonly variant: FocustrackVariant;
  /** Only asked for spoken letters. */
  readonly wirelessAudio: boolean | null;
}

/** Letters, shapes or spoken letters; each has a history of its own. */
export function VariantScreen({ onChosen }: { onChosen: (choice: VariantChoice) => Promise<void> }) {
  const { t } = useTranslation('focustrack');
  const [variant, setVariant] = useState<FocustrackVariant>('letters');
  const [wireless, setWireless] = useState<'yes' | 'no' | null>(null);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isAudio = variant === 'audio';

  async function choose(): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      await onChosen({ variant, wirelessAudio: isAudio ? wireless === 'yes' : null });
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(isAudio && wireless === null);
    if (!isAudio || wireless !== null) void choose();
  };
  return (
    <TestFrame screen="variant">
      <form onSubmit={submit} className="grid gap-7">
        <div>
          <DrawnHeading eyebrow={t('variant.eyebrow')}>{t('variant.title')}</DrawnHeading>
          <p className="mt-3 max-w-read text-ink-soft">{t('variant.lead')}</p>
        </div>
        <RadioGroup
          legend={t('variant.legend')}
          value={variant}
          onValueChange={(value) => setVariant(attentionVariants.find((each) => each === value) ?? 'letters')}
        >
          {attentionVariants.map((each) => (
            <RadioRow
              key={each}
              value={each}
              label={t(`variant.${each}`)}
              hint={t(`variant.${each}Hint`)}
              large
            />
          ))}
        </RadioGroup>
        {isAudio ? (
          <>
            {currentLanguage() === 'en' ? null : <Notice>{t('variant.english')}</Notice>}
            <RadioGroup
              legend={t('variant.headphones')}
              hint={t('variant.headphonesHint')}
              value={wireless}
              onValueChange={(value) => {
                setWireless(value === 'yes' ? 'yes' : 'no');
                setMissing(false);
              }}
              {...(missing ? { error: t('variant.headphonesMissing') } : {})}
            >
              <RadioRow value="no" label={t('variant.wired')} />
              <RadioRow value="yes" label={t('variant.wireless')} />
            </RadioGroup>
          </>
        ) : null}
        <div>
          <Button type="submit" size="lg" busy={busy} data-action="continue">
            {t('continue')}
          </Button>
        </div>
        {error === null ? null : <ErrorState title={t('variant.loadFailed')} error={error} />}
      </form>
    </TestFrame>
  );
}
