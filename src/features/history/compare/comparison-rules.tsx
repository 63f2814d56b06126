import type { NamedRow } from '@/components/changes/named-rows';
import { ruleTexts } from '@/components/changes/rule-texts';
import type { HistoryTexts } from '@/components/changes/use-texts';
import type { InstrumentDefinition } from '@/lib/assessments/types';

export interface ComparisonRulesProps {
  rows: readonly NamedRow[];
  definition: InstrumentDefinition;
  texts: HistoryTexts;
}

/** The formula, what one answer moves and how many points are needed in each area, and what is assumed in it. */
export function ComparisonRules({ rows, definition, texts }: ComparisonRulesProps) {
  const { formulas, steps, limits } = ruleTexts(rows, definition, texts);
  return (
    <details data-part="rules">
      <summary className="link inline-flex min-h-11 items-center">{texts.t('comparison.rules')}</summary>
      <div className="mt-3 grid max-w-read gap-4">
        {formulas.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <ul className="grid gap-1 text-sm text-ink-soft empty:hidden">
          {steps.map(({ id, text }) => (
            <li key={id} data-step={id}>
              {text}
            </li>
          ))}
        </ul>
        {limits.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </details>
  );
}
