import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Report } from '@/features/reports/report-screen';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { type ReportReader, visitorReader } from '@/lib/reports/reader';
import type { ReportViewInput } from '@/lib/reports/view';
import { renderAt } from '../../support/render';
import {
  type AnswerRule,
  answersOf,
  madeAttempt,
  madeChoice,
  madeRun,
  mixed,
  patientForAWhile,
  questionnaires,
} from './support/instrument-attempts.ts';
import { openWords } from './support/open-words.ts';
import { sampleTexts } from './support/texts.ts';
import { makersOf, viewOf } from './support/views.ts';

const texts = await sampleTexts();

/** Answers that put every area into one range of the report texts, and one that puts each into another. */
const ranges: Record<string, AnswerRule> = {
  'below 40': answersOf(1),
  '40 to 50': (_, question) => (question % 4 === 3 ? 2 : 3),
  '50 to 70': answersOf(3),
  'from 70': answersOf(5),
  mixed,
};
const gaps: AnswerRule = (area, question) => (area === 1 ? null : mixed(area, question));

/** A test that asks for every answer has no empty area. */
const rangesOf = ({ forms }: InstrumentDefinition): Record<string, AnswerRule> =>
  forms.some(({ skip }) => skip === 'required') ? ranges : { ...ranges, 'mixed, an area left empty': gaps };
const audio = madeRun('fatigued', 'audio');
const run = madeRun('average');

const samples: [string, AttemptRecord, Partial<ReportViewInput>][] = [
  ...questionnaires.flatMap(([definition, form]) =>
    Object.entries(rangesOf(definition)).map(
      ([range, rule]): [string, AttemptRecord, Partial<ReportViewInput>] => [
        `${definition.testId}, ${form}, ${range}`,
        madeAttempt(definition, form, rule),
        {},
      ],
    ),
  ),
  ['focustrack_attention_test', run.attempt, { run: run.run }],
  ['focustrack_attention_test, spoken', audio.attempt, { run: audio.run }],
  ['delay_choice', madeChoice(patientForAWhile), {}],
  ['delay_choice, no number', madeChoice(() => 'now'), {}],
];
const premium: ReportReader = {
  audience: 'owner',
  signedIn: true,
  planText: 'premium',
  tier: 'premium',
  recentPurchase: false,
  trialDays: 0,
};

/** The line under the plan is longest for somebody who may try it or bought something by itself. */
const withoutPlan: ReportReader = {
  ...premium,
  planText: null,
  tier: 'freemium',
  recentPurchase: true,
  trialDays: 7,
};

describe.each(samples)('the report of %s', (_, attempt, more) => {
  it.each([
    ['a visitor', visitorReader],
    ['a member', premium],
    ['somebody without a plan', withoutPlan],
  ] as const)(
    'reads for %s in at most 500 words while closed, 150 of them at a glance',
    async (_who, reader) => {
      const view = viewOf(attempt, texts, { ...more, reader });
      const { container } = renderAt(
        '/',
        <Report view={view} makers={makersOf(view)} texts={texts} showKeep={false} notice={null} />,
      );
      await waitFor(() => expect(container.querySelector('#scoring')).toBeInTheDocument());
      const glance = container.querySelector<HTMLElement>('#areas');
      expect(openWords(container).length).toBeLessThanOrEqual(500);
      expect(glance && openWords(glance).length).toBeLessThanOrEqual(150);
    },
  );
});
