import { useTranslation } from 'react-i18next';

const rules = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

/** The ten rules of the community. */
export function Guidelines() {
  const { t } = useTranslation('community-guidelines');
  return (
    <ol className="grid max-w-read list-decimal gap-2 ps-6">
      {rules.map((rule) => (
        <li key={rule}>{t(`rules.${rule}`)}</li>
      ))}
    </ol>
  );
}
