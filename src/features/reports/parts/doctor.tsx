import { Section } from '@/components/section';
import { Card } from '@/components/ui/card';
import type { PartProps } from './report-header';

/** The same words in every band of the memory check. */
export function Doctor({ texts, id }: PartProps & { id: string }) {
  const { t } = texts;
  return (
    <Section id={id} title={t('sections.doctor')} className="max-md:scroll-mt-12">
      <Card tone="tint" className="grid gap-3">
        <p>{t('screening:results.memoryDoctor')}</p>
        <p className="font-semibold">{t('screening:results.memoryUrgent')}</p>
        <p>{t('screening:results.memoryLimits')}</p>
      </Card>
    </Section>
  );
}
