import { Section } from '@/components/section';
import type { PartProps } from './report-header';

/** At most five sentences about the numbers; left out when they could not be built. */
export function Insights({ view, texts, id }: PartProps & { id: string }) {
  return (
    <Section id={id} title={texts.say('sections.insights', view)} className="max-md:scroll-mt-12">
      <ul className="grid gap-2.5">
        {view.insights.map((insight) => (
          <li key={insight.id} data-insight={insight.id} className="border-s-2 border-line ps-4">
            {texts.message(insight, view)}
          </li>
        ))}
      </ul>
    </Section>
  );
}
