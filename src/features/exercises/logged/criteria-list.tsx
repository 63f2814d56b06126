import { Checkbox } from '@/components/ui/checkbox';
import { Fieldset } from '@/components/ui/field';

export interface CriteriaListProps<Id extends string> {
  legend: string;
  hint: string;
  criteria: readonly Id[];
  met: readonly Id[];
  onChange: (met: readonly Id[]) => void;
  labelOf: (id: Id) => string;
  exampleOf: (id: Id) => string;
}

/** What a good plan has, each with an example: the person says what is true of the own one. */
export function CriteriaList<Id extends string>(props: CriteriaListProps<Id>) {
  const { legend, hint, criteria, met, onChange, labelOf, exampleOf } = props;
  return (
    <Fieldset legend={legend} hint={hint}>
      {criteria.map((id) => (
        <Checkbox
          key={id}
          name={id}
          label={labelOf(id)}
          hint={exampleOf(id)}
          checked={met.includes(id)}
          onChange={({ target }) =>
            onChange(criteria.filter((one) => (one === id ? target.checked : met.includes(one))))
          }
        />
      ))}
    </Fieldset>
  );
}
