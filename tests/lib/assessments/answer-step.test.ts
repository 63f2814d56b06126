import { answerStep } from '@lib/assessments/answer-step.ts';
import { catalogue, hasQuestions } from '@lib/assessments/catalogue.ts';
import { instruments } from '@lib/assessments/instruments.ts';
import { domainOf, scoreAnswers } from '@lib/assessments/scoring.ts';
import { describe, expect, it } from 'vitest';
import { sampleSubmission } from '../../functions/submission-samples.ts';

const questionnaires = instruments.filter(hasQuestions);
/** Stored numbers have one decimal, so a difference of two is off by so much at most. */
const rounding = 0.1 + 1e-9;

describe('how far one answer moves a number', () => {
  it('is known of every test with questions', () => {
    expect(questionnaires.length).toBeGreaterThan(5);
    expect(questionnaires.length).toBeLessThanOrEqual(Object.keys(catalogue).length);
  });

  it.each(questionnaires.map((definition) => [definition.testId, definition] as const))(
    'is what one step more really does to the area and to the whole: %s',
    (_id, definition) => {
      const { answers, question_ids } = sampleSubmission(definition, crypto.randomUUID());
      const before = scoreAnswers(definition.domains, answers);
      for (const id of question_ids) {
        const given = Number(answers[id]);
        const area = domainOf(id, definition.domains);
        if (!area || given >= 5) continue;
        const after = scoreAnswers(definition.domains, { ...answers, [id]: given + 1 });
        const at = definition.domains.findIndex((domain) => domain.id === area.id);
        const ofArea = question_ids.filter((other) => domainOf(other, definition.domains)?.id === area.id);
        const moved = (after.domains[at]?.percent ?? 0) - (before.domains[at]?.percent ?? 0);
        expect(Math.abs(moved - (answerStep(ofArea.length) ?? 0))).toBeLessThanOrEqual(rounding);
        const counted = question_ids.filter((other) => domainOf(other, definition.domains)).length;
        const whole = (after.overall.percent ?? 0) - (before.overall.percent ?? 0);
        expect(Math.abs(whole - (answerStep(counted) ?? 0))).toBeLessThanOrEqual(rounding);
      }
    },
  );

  it('is unknown where nothing was answered', () => {
    expect(answerStep(0)).toBeNull();
  });
});
