import { useTranslation } from 'react-i18next';

const rules = [
  'kindness',
  'experience',
  'noDiagnosis',
  'privacy',
  'noSelling',
  'danger',
  'readable',
  'marked',
  'decisions',
  'noEmergency',
] as const;

/** The ten rules of the community, each with its short name. */
export function Guidelines() {
  const { t } = useTranslation('community-guidelines');
  return (
    <ol className="grid max-w-read list-decimal gap-2 ps-6">
      {rules.map((rule) => (
        <li key={rule}>
          <b className="block font-semibold">{t(`rules.${rule}.name`)}</b>
          {t(`rules.${rule}.text`)}
        </li>
      ))}
    </ol>
  );
}
