import { useTranslation } from 'react-i18next';

/** Areas of the Focus Snapshot by their short names here. */
export const areaIds = {
  attention: 'attention_concentration',
  impulsivity: 'impulsivity_control',
  organization: 'organization_memory',
  emotion: 'emotion_stress',
  daily: 'daily_functioning',
} as const;

const areas = ['attention', 'impulsivity', 'organization', 'emotion', 'daily'] as const;

export function Areas() {
  const { t } = useTranslation('home');
  return (
    <section className="wrap">
      <h2 className="mb-8 text-2xl">{t('areas.title')}</h2>
      <ul className="border-t border-line">
        {areas.map((area) => (
          <li
            key={area}
            className="grid gap-x-10 gap-y-1 border-b border-line py-5 md:grid-cols-[minmax(0,0.8fr)_minmax(0,1.2fr)] md:items-baseline"
          >
            <h3>{t(`domains.${areaIds[area]}`)}</h3>
            <p className="text-ink-soft">{t(`areas.${area}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
