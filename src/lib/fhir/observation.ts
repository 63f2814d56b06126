import { dayMs, toIso, toMs } from '../time.ts';
import { type ExportInput, type Measure, recallMonths } from './input.ts';
import type { People } from './people.ts';
import { ofForm } from './questionnaire.ts';
import { concept, foreignConcept, quantity, systems } from './terms.ts';
import type { Observation, ObservationComponent, ObservationValue, Period } from './types.ts';

/**
 * The numbers an attempt gives, 0 to 100, higher is more reported difficulty: overall, and as components the areas and
 * the figures they are worked out from where there are no answers.
 * @param source full address of the answers
 */
export function observationOf(input: ExportInput, people: People, source: string): Observation {
  const { attempt, definition, texts } = input;
  const component = [
    ...definition.domains.map(
      ({ id }): ObservationComponent => ({
        code: concept('area', id, texts.areaName(id)),
        ...scoreValue(attempt.domains[id] ?? null, input),
      }),
    ),
    ...input.measures.map(measureOf),
  ];
  return {
    resourceType: 'Observation',
    id: attempt.id,
    language: texts.language,
    contained: people.contained,
    identifier: [{ system: systems.attempt, value: attempt.id }],
    status: 'final',
    category: [foreignConcept(systems.category, 'survey', 'Survey')],
    code: concept('test', ofForm(definition.testId, input), definition.catalogueName),
    subject: people.subject,
    effectivePeriod: describedPeriod(input),
    issued: attempt.completed_at,
    performer: [people.source],
    ...scoreValue(attempt.overall, input),
    note: texts.notes.map((text) => ({ text })),
    method: { text: texts.method },
    derivedFrom: [{ reference: source }],
    ...(component.length > 0 ? { component } : {}),
  };
}

function measureOf({ id, name, value, unit, code }: Measure): ObservationComponent {
  return { code: concept('measure', id, name), valueQuantity: quantity(value, unit, code) };
}

/** A number with its zone where the test has zones, or why there is none. It is an index and no share, hence the unit. */
function scoreValue(percent: number | null, { texts }: ExportInput): ObservationValue {
  if (percent === null) {
    return { dataAbsentReason: foreignConcept(systems.absentReason, 'not-performed', 'Not Performed') };
  }
  const zone = texts.zone(percent);
  return {
    valueQuantity: quantity(percent, 'score', '{score}'),
    ...(zone === null ? {} : { interpretation: [concept('zone', zone.code, zone.text)] }),
  };
}

/** The time the numbers are about: what the questions look back on, or the run itself. */
function describedPeriod(input: ExportInput): Period {
  const { started_at, completed_at } = input.attempt;
  const months = recallMonths(input);
  const end = toMs(completed_at);
  if (months === null || end === null) return { start: started_at, end: completed_at };
  return { start: toIso(monthsBefore(end, months)), end: completed_at };
}

/** The same day so many months earlier, or the last day of that month. */
function monthsBefore(ms: number, months: number): number {
  const date = new Date(ms);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  // A 31st that the month does not have has run over into the next one.
  return date.getUTCDate() === day ? date.getTime() : date.getTime() - date.getUTCDate() * dayMs;
}
