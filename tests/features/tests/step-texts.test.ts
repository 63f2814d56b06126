import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { extraLead, optionText, stepQuestion } from '@/features/tests/runner/step-texts';
import { instruments } from '@/lib/assessments/instruments';
import { startQuestionnaire } from '@/lib/assessments/run';
import type { ExtraQuestion, InstrumentDefinition } from '@/lib/assessments/types';

const file = join(import.meta.dirname, '../../../src/i18n/locales/en/tests.json');
const texts = i18next.createInstance();
await texts.init({
  lng: 'en',
  ns: ['tests'],
  defaultNS: 'tests',
  resources: { en: { tests: JSON.parse(readFileSync(file, 'utf8')) } },
});
const t = texts.getFixedT('en', 'tests');

function extrasOf({ steps, followUps }: InstrumentDefinition): ExtraQuestion[] {
  const placed = steps.map(({ step }) => step).filter((step) => step.kind !== 'task');
  return followUps ? [...placed, followUps.settings, followUps.since, followUps.open] : placed;
}

const cases = instruments.flatMap((definition) =>
  extrasOf(definition).map((question) => [definition.testId, question.id, definition, question] as const),
);

describe('the unscored questions of every test', () => {
  it.each(cases)('%s has words for %s and its options', (_test, _id, definition, question) => {
    const run = startQuestionnaire({
      definition,
      attemptId: 'f0a0f0a0-0000-4000-8000-000000000001',
      form: definition.forms[0].form,
      language: 'en',
      seed: 's',
      questionIds: [],
      itemLanguages: {},
      consent: null,
      now: 0,
    });
    const step = { kind: 'extra', key: question.id, question, module: null, about: null } as const;
    const asked = stepQuestion(t, run, { items: [], byId: new Map() }, step);
    expect(asked?.text).toMatch(/\?$/);
    const options = question.kind === 'text' ? [] : question.options;
    expect(options.map((option) => optionText(t, question, option))).not.toContain('');
    expect(extraLead(t, definition, question)).toBeTypeOf('string');
  });

  it('say which area a question about a change is about', () => {
    const memory = instruments.find(({ testId }) => testId === 'memory_check');
    const leads = memory && extrasOf(memory).map((question) => extraLead(t, memory, question));
    expect(leads).toEqual([
      'Everyday Recall',
      'Words & Conversation',
      'Time & Place',
      'Everyday Tasks',
      'Planning & Decisions',
    ]);
  });
});
