import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import { languages } from '@/config/languages';
import { useFormats } from '@/i18n/use-formats';
import { useDeskInHand } from './desk-in-hand';
import { Preview } from './preview';
import { TextForm } from './text-form';

/** The text of one language beside what its readers will see. */
export function TextDesk() {
  const { t } = useTranslation('admin-library');
  const { languageName } = useFormats();
  const { lang } = useDeskInHand();
  return (
    <Section title={t('text.title', { language: languageName(lang) ?? languages[lang] })}>
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-10 lg:grid-cols-2">
        <TextForm />
        <Preview />
      </div>
    </Section>
  );
}
