import { type FormEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { RadioGroup, RadioRow } from '@/components/ui/radio-group';
import { paths } from '@/config/paths';
import { currentLanguage } from '@/i18n/init';
import { hasQuestions } from '@/lib/assessments/catalogue';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import type { StartChoice } from '../intro/use-start';
import { Agreements } from './agreements';
import { DetailFields } from './detail-fields';
import { MemoryLanguage, useMemoryLanguage } from './memory-language';
import { type Given, useGateForm } from './use-gate-form';

export interface GateFormProps {
  definition: InstrumentDefinition;
  /** What somebody who was asked to answer need not enter. */
  given?: Given | undefined;
  /** Form the address asks for. */
  wanted?: string | null;
  busy: boolean;
  onStart: (choice: StartChoice) => void;
  /** Why starting did not work, above the button. */
  children: ReactNode;
}

/** Who answers about whom, what must be agreed to, and the button that starts. */
export function GateForm({ definition, given, wanted = null, busy, onStart, children }: GateFormProps) {
  const { t } = useTranslation('tests');
  const element = useRef<HTMLFormElement>(null);
  const state = useGateForm(definition, given ?? null, wanted);
  const language = useMemoryLanguage(definition, state.form);
  const { form } = state;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const choice = state.submit(language.chosen ?? currentLanguage());
    if (choice) {
      onStart(choice);
      return;
    }
    // After the messages are drawn: to the first field that needs something.
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] input')?.focus(),
    );
  }

  return (
    <form ref={element} noValidate onSubmit={submit} className="grid gap-8" data-slot="gate-form">
      {given || definition.forms.length === 1 ? null : (
        <RadioGroup
          legend={t('start.who')}
          name="form"
          value={form?.form ?? null}
          onValueChange={(value) => {
            const chosen = definition.forms.find((each) => each.form === value);
            if (chosen) state.chooseForm(chosen.form);
          }}
          error={state.isWrong('form') && t('start.whoError')}
        >
          {definition.forms.map((each) => (
            <RadioRow
              key={each.form}
              value={each.form}
              label={t(`start.forms.${each.form}`)}
              hint={t(`start.forms.${each.form}Hint`)}
            />
          ))}
        </RadioGroup>
      )}
      <MemoryLanguage state={language} />
      <DetailFields state={state} />
      {state.tooShort ? (
        <Notice tone="caution" role="status" data-part="known-too-short">
          <h2 className="text-base font-semibold">{t('start.knownTooShort')}</h2>
          <p>{t('start.knownTooShortText')}</p>
        </Notice>
      ) : (
        <>
          {form && form.agreements.length > 0 ? <Agreements form={form} state={state} /> : null}
          <div className="grid justify-items-start gap-5">
            {children}
            <div className="flex flex-wrap gap-3">
              {language.missing ? null : (
                <Button type="submit" size="lg" data-action="start" busy={busy}>
                  {t(hasQuestions(definition) ? 'start.start' : 'words.start')}
                </Button>
              )}
              {definition.tone === 'memory' ? (
                <ButtonLink to={paths.testingHub} size="lg" variant="outline" data-action="not-now">
                  {t('words.notNow')}
                </ButtonLink>
              ) : null}
            </div>
          </div>
        </>
      )}
    </form>
  );
}
