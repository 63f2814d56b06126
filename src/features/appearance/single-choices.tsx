import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import { ChoiceBar } from '@/components/ui/choice-bar';
import { useAppearance } from '@/contexts/appearance';
import { useFormats } from '@/i18n/use-formats';
import { type Display, type DisplayField, displayOptions } from '@/lib/appearance/display';

/** In an order that a person can follow: from less to more. */
const densities = ['compact', 'normal', 'roomy'] as const;

export function SingleChoices() {
  const { t } = useTranslation('settings');
  const formats = useFormats();
  const { display, changeDisplay } = useAppearance();

  const legendOf = (field: DisplayField) => t(`neuro.fields.${field}.legend`);
  const bar = <Field extends DisplayField>(
    field: Field,
    nameOf: (value: Display[Field]) => string,
    values: readonly Display[Field][],
    hint?: string,
  ) => (
    <ChoiceBar
      legend={legendOf(field)}
      {...(hint ? { hint } : {})}
      choices={values.map((value) => ({ value, label: nameOf(value) }))}
      value={display[field]}
      onValueChange={(value) => changeDisplay({ [field]: value })}
      data-action={`choose-${field}`}
    />
  );

  const percent = (value: string) => formats.percent(Number(value) / 100);
  const { theme, contrast, font, textSize, letterSpacing, lineSpacing, lineLength, motion, sound, focus } =
    displayOptions;

  return (
    <Section title={t('neuro.singles')}>
      <div className="grid gap-9">
        <Section title={t('neuro.groups.look')} level={3}>
          <div className="grid gap-6">
            {bar('theme', (value) => t(`appearance.${value}`), theme)}
            {bar(
              'contrast',
              (value) => t(`neuro.fields.contrast.${value}`),
              contrast,
              t('neuro.fields.contrast.hint'),
            )}
            {bar('density', (value) => t(`neuro.fields.density.${value}`), densities)}
          </div>
        </Section>
        <Section title={t('neuro.groups.text')} level={3}>
          <div className="grid gap-6">
            {bar('font', (value) => t(`neuro.fields.font.${value}`), font, t('neuro.fields.font.hint'))}
            {bar('textSize', percent, textSize)}
            {bar('letterSpacing', (value) => t(`neuro.fields.letterSpacing.${value}`), letterSpacing)}
            {bar('lineSpacing', (value) => t(`neuro.fields.lineSpacing.${value}`), lineSpacing)}
            {bar('lineLength', (value) => t(`neuro.fields.lineLength.${value}`), lineLength)}
          </div>
        </Section>
        <Section title={t('neuro.groups.calm')} level={3}>
          <div className="grid gap-6">
            {bar(
              'motion',
              (value) => t(value === 'system' ? 'appearance.system' : `neuro.fields.motion.${value}`),
              motion,
              t('neuro.fields.motion.hint'),
            )}
            {bar('sound', (value) => t(`neuro.fields.sound.${value}`), sound, t('neuro.fields.sound.hint'))}
            {bar('focus', (value) => t(`neuro.fields.focus.${value}`), focus, t('neuro.fields.focus.hint'))}
          </div>
        </Section>
      </div>
    </Section>
  );
}
