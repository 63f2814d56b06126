import { describe, expect, it } from 'vitest';
import { providerDocument } from '@/features/reports/files/provider-document';
import type { ProviderInput } from '@/features/reports/files/provider-parts';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { isSafetyQuestion } from '@/lib/assessments/safety-questions';
import { attentionFlowInterview } from '@/lib/assessments/tests/attention-flow-interview/definition';
import { childFocusTracker } from '@/lib/assessments/tests/child-focus-tracker/definition';
import { focusSnapshot } from '@/lib/assessments/tests/focus-snapshot/definition';
import { memoryCheck } from '@/lib/assessments/tests/memory-check/definition';
import { drawnAttempt } from './support/drawn-attempts.ts';
import { answersOf, madeRun, mixed } from './support/instrument-attempts.ts';
import { banksFor, documentOf, wordsOf } from './support/pdf.ts';
import { sampleTexts } from './support/texts.ts';
import { viewOf } from './support/views.ts';

const texts = await sampleTexts();

async function said(
  attempt: AttemptRecord,
  { others = [], choice }: { others?: AttemptRecord[] } & Pick<ProviderInput, 'choice'> = {},
): Promise<string> {
  const view = viewOf(attempt, texts, { others });
  const { blocks } = providerDocument({
    view,
    texts,
    banks: await banksFor(view),
    ...(choice ? { choice } : {}),
  });
  return wordsOf(blocks);
}

const home = drawnAttempt(childFocusTracker, 'parent', answersOf(5));
const inClass = drawnAttempt(childFocusTracker, 'teacher', answersOf(2), { id: 'class' });

describe('the provider report of a child', () => {
  it('has the age group, the time it took and how well the child is known, and never the label', async () => {
    const words = await said(inClass);
    expect(words).toContain('Age of the child: 9 to 12 years');
    expect(words).toContain('Time taken: 4 minutes.');
    expect(words).toContain('Weeks the teacher has known the child: 12.');
    expect(words).not.toContain('Mika');
  });

  it('names the questions about safety that were answered often, and marks all of them', async () => {
    const asked = home.question_ids.filter(isSafetyQuestion);
    expect(asked.length).toBeGreaterThan(0);
    const words = await said(home);
    expect(words).toMatch(/Safety questions answered with “Often” or more: How often .+ Very Often \(4\)/);
    expect(words.match(/\d+\. Safety: How often/g)).toHaveLength(asked.length);
    expect(await said(inClass)).toContain('No question about safety was answered with “Often” or more.');
  });

  it('says what the form does not ask', async () => {
    expect(await said(home)).toContain('Not asked in this form: since when, impact on daily life, sleep,');
  });

  it('has the second view only where the owner ticked it, with what is to be known of it', async () => {
    const hasty = { ...inClass, quality: { ...inClass.quality, flags: ['too_fast'] as const } };
    const others = [home, hasty];
    expect(await said(home, { others })).not.toContain('Seen much more');
    const words = await said(home, { others, choice: { caseWord: 'K-17', withOther: true } });
    expect(words).toContain('Filed under: K-17 · Age of the child: 9 to 12 years');
    expect(words).toContain(
      'Attention & Focus | 100.0 of 100, strong | 8 of 8 | 25.0 | Seen much more at home',
    );
    expect(words).toContain(
      'Quality flags: At home: long rows of equal answers; In class: very quick answers.',
    );
    expect(words).toContain('looked back over 2 months');
  });
});

describe('the sentences of a provider report', () => {
  it('say when the numbers were worked out again, to somebody who reads them elsewhere', async () => {
    const own = drawnAttempt(focusSnapshot, 'self', mixed);
    const { attempt, run } = madeRun('average');
    const view = viewOf(attempt, texts, { run });
    expect(await said(own)).toContain(
      'Recomputed from the stored answers when this document was made: the numbers agree.',
    );
    expect(await said({ ...own, overall: 1 })).toMatch(
      /Recomputed from the stored answers when this document was made, the overall score is \d+\.\d\. Stored was 1\.0\./,
    );
    for (const document of [
      providerDocument({ view, texts, banks: new Map() }),
      await documentOf(view, texts),
      await documentOf(viewOf(own, texts), texts),
    ])
      expect(wordsOf(document.blocks)).not.toContain('browser');
  });

  it('are those of the form', async () => {
    const own = await said(drawnAttempt(focusSnapshot, 'self', mixed));
    expect(own).toContain('These are self-report scores');
    expect(await said(home)).toContain('These scores are the report of one informant');
    expect(await said(drawnAttempt(memoryCheck, 'informant', mixed))).toContain(
      'the report of one informant',
    );
    const { attempt, run } = madeRun('average');
    const view = viewOf(attempt, texts, { run });
    const task = wordsOf(providerDocument({ view, texts, banks: new Map() }).blocks);
    expect(task).toContain('These are scores of a task');
    expect(task).toContain('One result describes one day.');
    for (const words of [own, await said(home), task]) {
      expect(words).not.toMatch(/self-report or task|made by the person who answered/);
    }
  });

  it('tell onset, settings, impact and changes where a form asks for them', async () => {
    const interview = await said(drawnAttempt(attentionFlowInterview, 'self', mixed));
    expect(interview).toContain('Were these patterns already there in your school years? Yes.');
    expect(interview).toMatch(
      /Unsteady Attention: Home; With others; Since childhood; How often does this make your day harder\? /,
    );
    const memory = await said(drawnAttempt(memoryCheck, 'self', mixed));
    expect(memory).toMatch(/Is this a change from one year ago\? Yes: Everyday Recall, /);
    expect(await said(drawnAttempt(focusSnapshot, 'self', mixed))).not.toContain('Background');
  });
});
