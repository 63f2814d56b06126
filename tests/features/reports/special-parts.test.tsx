import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { specialParts } from '@/features/reports/special/parts';
import { sectionsOf } from '@/features/reports/special/sections';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import type { ReportReader } from '@/lib/reports/reader';
import type { ReportView } from '@/lib/reports/view';
import { renderAt } from '../../support/render';
import { delayAttempt, madeAttempt } from './support/special-attempts.ts';
import { sampleTexts } from './support/texts.ts';
import { makersOf, viewOf } from './support/views.ts';

const texts = await sampleTexts();
const shared: ReportReader = { audience: 'shared', sharedUntil: null };

const idsOf = (view: ReportView) => specialParts(makersOf(view), view, texts).map(({ id }) => id);

function show(view: ReportView, id: string): HTMLElement {
  const part = specialParts(makersOf(view), view, texts).find((each) => each.id === id);
  if (!part) throw new Error(`no part ${id}`);
  return renderAt('/', <part.Component view={view} texts={texts} />).container;
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));

it('has no parts of its own for a test with nothing more to say', () => {
  const attempt = madeAttempt('focus_snapshot', { attention_control: 3 });
  expect(idsOf(viewOf(attempt, texts))).toEqual([]);
});

describe('the report of the interview', () => {
  const attempt = madeAttempt(
    'attention_flow_interview',
    { steady_attention: 4, distraction_response: 5, activity_level: 2, order_time: 3, life_impact: 3 },
    {
      context: { school_years: 'yes' },
      texts: { 'what_helps.activity_level': 'A walk at lunch.' },
      follow_ups: [
        {
          question_id: 'ASA001',
          impact_id: 'ALI101',
          settings: ['work_study', 'home'],
          since: 'since_childhood',
          impact: 4,
        },
        { question_id: 'ASA002', impact_id: 'ALI102', settings: ['work_study'], since: null, impact: 5 },
        { question_id: 'ADR001', impact_id: 'ALI103', settings: [], since: 'since_childhood', impact: null },
      ],
    },
  );

  it('has a grid of settings by area, how long it has been so, and how much it gets in the way', () => {
    const part = show(viewOf(attempt, texts), 'interview-settings');
    expect(rowsOf(screen.getByRole('table'))).toEqual([
      ['Unsteady Attention', '1 of 2', '2 of 2', '0 of 2', '0 of 2'],
      ['Distraction', '0 of 1', '0 of 1', '0 of 1', '0 of 1'],
    ]);
    expect(part).toHaveTextContent('Since childhood: named 2 times');
    expect(part).toHaveTextContent('Unsteady Attention: Often and Very Often');
  });

  it('quotes the own words of the person, and only to the person', () => {
    show(viewOf(attempt, texts), 'interview-words');
    expect(screen.getByText('A walk at lunch.').tagName).toBe('BLOCKQUOTE');
    expect(screen.getByText('Restless Energy: What helps you stay on track here?')).toBeVisible();
    expect(idsOf(viewOf(attempt, texts, { reader: shared }))).not.toContain('interview-words');
  });

  it('has the interview in a few lines', () => {
    const part = show(viewOf(attempt, texts), 'interview-summary');
    expect(part).toHaveTextContent(
      'Unsteady Attention (75.0 of 100): Where: Work or study and Home. How long: Since childhood. Makes the day harder: Often and Very Often.',
    );
    expect(part).toHaveTextContent('Were these patterns already there in your school years? Yes');
  });

  it('says nothing of settings when no follow-up was asked', () => {
    const view = viewOf({ ...attempt, follow_ups: [], texts: {} }, texts);
    expect(idsOf(view)).toEqual(['interview-summary', 'talk']);
  });
});

describe('the report of FocusCheck', () => {
  it('says what to bring to a talk and lists the background answers back', () => {
    const attempt = madeAttempt(
      'focuscheck_adult_screening',
      { sustained_focus: 4, distractibility: 3, planning_time: 5 },
      { context: { school_years: 'not_sure', where_in_the_way: ['home', 'work_study'] } },
    );
    const part = show(viewOf(attempt, texts), 'talk');
    expect(part).toHaveTextContent(
      'Your highest areas: Planning & Time Trouble (100.0 of 100) and Losing Focus (75.0 of 100)',
    );
    expect(part).toHaveTextContent('Were these patterns already there in your school years? Not sure');
    expect(part).toHaveTextContent('Where do they get in the way? Work or study and Home');
  });
});

describe('the report about a child', () => {
  const details = { child_label: 'Mo', age_band: '6-8' } as const;
  const home = madeAttempt(
    'child_focus_tracker',
    { attention_focus: 4, activity_restlessness: 3, waiting_impulse: 2 },
    { form: 'parent', details },
  );
  const inClass = madeAttempt(
    'child_focus_tracker',
    { attention_focus: 3, activity_restlessness: 4, waiting_impulse: 2, tasks_organization: 5 },
    { id: 'class', form: 'teacher', details, completed_at: '2026-11-02T10:00:00.000Z' },
  );

  it('begins with what helps the child, before every number', () => {
    const view = viewOf(home, texts);
    expect(sectionsOf(view, texts, makersOf(view))[0]?.id).toBe('child-sharing');
    show(view, 'child-sharing');
    expect(screen.getByText('Share this with your child only in a way that helps.')).toBeVisible();
  });

  it('sets home and class side by side, names both dates and never averages', () => {
    const part = show(viewOf(home, texts, { others: [inClass] }), 'two-views');
    expect(part).toHaveTextContent('A parent or guardian answered on November 20, 2026');
    expect(part).toHaveTextContent('A teacher answered on November 2, 2026');
    expect(part).toHaveTextContent('In 1 of 3 areas the two came out about the same.');
    expect(part).toHaveTextContent('Seen more at home: Attention & Focus');
    expect(part).toHaveTextContent('Seen more in class: Activity & Restlessness');
    expect(rowsOf(part.querySelector('table') as HTMLElement)).toEqual([
      ['Attention & Focus', '75.0', '50.0', 'Seen more at home'],
      ['Activity & Restlessness', '50.0', '75.0', 'Seen more in class'],
      ['Waiting & Impulse', '25.0', '25.0', 'About the same'],
    ]);
    expect(part).not.toHaveTextContent('62.5');
  });

  it('asks for a second view until there is one, in its suggestions and its steps', () => {
    const high = { attention_focus: 5, activity_restlessness: 5, waiting_impulse: 5 };
    const own = madeAttempt('child_focus_tracker', high, { form: 'parent', details });
    const asked = (view: ReportView) => {
      const { diagnosticSuggestions, resultNarrative } = view.report;
      const steps = resultNarrative?.developmentPlan.steps.map(({ action }) => action) ?? [];
      return [...diagnosticSuggestions, ...steps].filter((text) => text.includes('other form')).length;
    };
    expect(asked(viewOf(own, texts))).toBe(2);
    expect(asked(viewOf(own, texts, { others: [own, inClass] }))).toBe(0);
    expect(asked(viewOf(inClass, texts, { others: [own, inClass] }))).toBe(0);
    const another = { ...inClass, details: { child_label: 'Kim', age_band: '6-8' } as const };
    expect(asked(viewOf(own, texts, { others: [own, another] }))).toBe(2);
  });

  it('has no side by side without the other place, and tips for both all the same', () => {
    const view = viewOf(home, texts);
    expect(idsOf(view)).toEqual(['child-sharing', 'place-tips']);
    const part = show(view, 'place-tips');
    expect([...part.querySelectorAll('h3')].map((each) => each.textContent)).toEqual(['At home', 'In class']);
    expect(part).toHaveTextContent('Attention & Focus: Say the child’s name');
  });
});

describe('the report of the memory check', () => {
  const recall = (correct: number) => ({ classes: [], correct, intrusions: 0, repetitions: 0 });
  const attempt = madeAttempt(
    'memory_check',
    { everyday_recall: 5, words_conversation: 3, time_place: 1 },
    {
      context: { change_everyday_recall: 'yes', change_words_conversation: 'not_sure' },
      tasks: {
        word_learning: { result: { rounds: [recall(5), recall(7), recall(9)] } },
        word_delayed: { result: recall(9) },
        word_recognition: { result: { hits: 11, falseAlarms: 1 } },
      },
    },
  );

  it('lists the change answers of every area', () => {
    show(viewOf(attempt, texts), 'memory-changes');
    expect(rowsOf(screen.getByRole('table'))).toEqual([
      ['Everyday Recall', 'Yes'],
      ['Words & Conversation', 'Not sure'],
      ['Time & Place', 'Not answered'],
      ['Everyday Tasks', 'Not answered'],
      ['Planning & Decisions', 'Not answered'],
    ]);
  });

  it('tells the word task in plain counts, without percent, bar or judgement', () => {
    const part = show(viewOf(attempt, texts), 'memory-words');
    expect(part).toHaveTextContent('You recalled 9 of 12 words after the pause.');
    expect(part).toHaveTextContent(
      'Results of a short word task change with sleep, hearing, language and practice.',
    );
    expect(part).not.toHaveTextContent(/%|good|bad|low|high/i);
    expect(part.querySelector('svg')).not.toBeInTheDocument();
  });

  it('has the note on sleep, stress, hearing and medicines in every result', () => {
    for (const answer of [1, 3, 5]) {
      const part = show(
        viewOf(madeAttempt('memory_check', { everyday_recall: answer }), texts),
        'memory-factors',
      );
      for (const word of ['Sleep.', 'Stress and mood.', 'Hearing and sight.', 'Medicines.']) {
        expect(part).toHaveTextContent(word);
      }
    }
  });

  it('has no word task of an informant and words both can read', () => {
    const view = viewOf({ ...attempt, form: 'informant', tasks: {} }, texts);
    expect(idsOf(view)).toEqual(['memory-changes', 'memory-factors']);
    expect(show(view, 'memory-changes')).toHaveTextContent('it was said whether this is a change');
  });
});

describe('the report of the delay choice', () => {
  it('has the curve, its numbers in words and an idea, and judges nothing', () => {
    const view = viewOf(delayAttempt(0.012), texts);
    const part = show(view, 'delay-curve');
    expect(part.querySelectorAll('circle')).toHaveLength(5);
    expect(part.querySelector('polyline')).toBeInTheDocument();
    expect(part).toHaveTextContent(/an amount is worth half after 8\d days of waiting/);
    expect(part).toHaveTextContent('People differ in this, and money needs play a part.');
    expect(part).not.toHaveTextContent(/impuls|weak|poor|patient/i);
    expect(rowsOf(part.querySelector('table') as HTMLElement).map(([wait]) => wait)).toEqual([
      '1 week',
      '1 month',
      '3 months',
      '6 months',
      '1 year',
    ]);
    expect(idsOf(view)).toContain('delay-idea');
  });

  it('says that there is no number when the choices give no clear line', () => {
    const part = show(viewOf(delayAttempt(null), texts), 'delay-curve');
    expect(part).toHaveTextContent('These choices do not give one clear line, so there is no number.');
    expect(part.querySelector('polyline')).not.toBeInTheDocument();
    expect(part).not.toHaveTextContent('k =');
  });
});

describe('the report of the profile', () => {
  it('asks about links between raised areas and claims none', () => {
    const attempt = madeAttempt('psyprofile_lite', { sleep_rest: 5, energy_motivation: 4, social_ease: 1 });
    const part = show(viewOf(attempt, texts), 'profile-links');
    expect(part).toHaveTextContent('Could short nights play a part in low energy?');
    expect(part.querySelectorAll('li')).toHaveLength(1);
    expect(idsOf(viewOf(madeAttempt('psyprofile_lite', { sleep_rest: 1 }), texts))).toEqual([]);
  });
});

describe('the reports of the procrastination suite', () => {
  const patterns = madeAttempt('procrastination_patterns', {
    initiation: 5,
    planning_organisation: 3,
    emotional_triggers: 1,
    perfectionism: 2,
  });

  it('names the main pattern before the areas', () => {
    const view = viewOf(patterns, texts);
    expect(sectionsOf(view, texts, makersOf(view))[0]?.id).toBe('main-pattern');
    expect(show(view, 'main-pattern')).toHaveTextContent('Initiation stands out (100.0 of 100)');
  });

  it('has one step for each area that is not low', () => {
    const part = show(viewOf(patterns, texts), 'try-today');
    const items = [...part.querySelectorAll('li')].map((item) => item.textContent ?? '');
    expect(items).toHaveLength(2);
    expect(items[0]).toMatch(/^Initiation: A free first step: /);
    expect(items[1]).toMatch(/^Planning & Organization: Try this today: /);
  });

  it('leaves the steps out when the texts could not be loaded', () => {
    expect(idsOf(viewOf(patterns, texts, { content: null }))).toEqual(['main-pattern']);
  });

  const barriers = (answers: Record<string, number>): AttemptRecord => madeAttempt('start_barriers', answers);

  it('ranks the barriers with a step each and leads to a tool that exists', () => {
    const view = viewOf(
      barriers({ self_doubt: 2, task_aversiveness: 5, distraction_pull: 3, distant_payoff: 4 }),
      texts,
    );
    const part = show(view, 'barriers');
    expect([...part.querySelectorAll('li b')].map((lead) => lead.textContent)).toEqual([
      'Unpleasant Tasks (100.0 of 100):',
      'Distant Payoff (75.0 of 100):',
      'Pull of Distractions (50.0 of 100):',
      'Self-Doubt (25.0 of 100):',
    ]);
    expect(screen.getByRole('link', { name: 'Open Focus Burst' })).toHaveAttribute(
      'href',
      '/training-hub/focus-burst/intro',
    );
  });

  it('leads to no tool when every barrier is low', () => {
    show(viewOf(barriers({ self_doubt: 1, task_aversiveness: 2 }), texts), 'barriers');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
