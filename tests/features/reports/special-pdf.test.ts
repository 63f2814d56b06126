import { describe, expect, it } from 'vitest';
import { isDrawable } from '@/features/reports/special/piece-blocks';
import { sectionsOf } from '@/features/reports/special/sections';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { runTimeline } from '@/lib/reports/special/run-timeline';
import type { ReportViewInput } from '@/lib/reports/view';
import type { PdfBlock } from '@/pdf/document';
import { subsets } from '../../../scripts/pdf-fonts.ts';
import { documentOf, plain } from './support/pdf.ts';
import {
  delayAttempt,
  madeAttempt,
  runAttempt,
  simulatedRun,
  storedRun,
} from './support/special-attempts.ts';
import { sampleTexts } from './support/texts.ts';
import { makersOf, viewOf } from './support/views.ts';

const texts = await sampleTexts();

function wordsOf(block: PdfBlock): string {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'paragraph':
    case 'note':
      return block.spans.map(({ text }) => text).join('');
    case 'list':
      return block.items.map((item) => item.map(({ text }) => text).join('')).join('\n');
    case 'bar':
      return block.alt;
    case 'table':
      return block.rows
        .map((row) => row.map((cell) => cell.map(({ text }) => text).join('')).join(' | '))
        .join('\n');
    default:
      return '';
  }
}

async function saidIn(attempt: AttemptRecord, more: Partial<ReportViewInput> = {}): Promise<string> {
  const view = viewOf(attempt, texts, more);
  const blocks = plain((await documentOf(view, texts)).blocks);
  const headings = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level <= 3 ? [block.text] : [],
  );
  for (const { title } of sectionsOf(view, texts, makersOf(view))) expect(headings).toContain(title);
  return blocks.map(wordsOf).join('\n');
}

describe('the parts of single tests on paper', () => {
  it('are the grid, the summary and the own words of the interview', async () => {
    const said = await saidIn(
      madeAttempt(
        'attention_flow_interview',
        { steady_attention: 4 },
        {
          texts: { 'what_helps.order_time': 'Lists on paper.' },
          follow_ups: [
            {
              question_id: 'ASA001',
              impact_id: 'ALI101',
              settings: ['home'],
              since: 'since_childhood',
              impact: 4,
            },
          ],
        },
      ),
    );
    expect(said).toContain('Unsteady Attention | 1 of 1 | 0 of 1 | 0 of 1 | 0 of 1');
    expect(said).toContain('“Lists on paper.”');
    expect(said).toContain('How long: Since childhood. Makes the day harder: Often.');
    expect(said).toContain('Two or three questions of your own.');
  });

  it('say so where own words have characters that the fonts lack', async () => {
    const said = await saidIn(
      madeAttempt('attention_flow_interview', {}, { texts: { 'what_helps.order_time': '紙に書く 📝' } }),
    );
    expect(said).toContain('These words have characters that the PDF cannot hold.');
    expect(said).not.toContain('紙');
  });

  it('take for drawable only what the font has', () => {
    const inter = new Set(subsets().find(({ name }) => name === 'inter')?.text);
    const missing: string[] = [];
    for (let code = 0x20; code < 0xd800; code += 1) {
      const character = String.fromCharCode(code);
      if (isDrawable(character) && !/\s/.test(character) && !inter.has(character.normalize('NFC'))) {
        missing.push(character);
      }
    }
    expect(missing).toEqual([]);
    expect(isDrawable('Öl, čaj and чай – 50 €')).toBe(true);
  });

  it('are both places of a child side by side, as a table', async () => {
    const details = { child_label: 'Mo', age_band: '9-12' } as const;
    const said = await saidIn(
      madeAttempt('child_focus_tracker', { attention_focus: 4 }, { form: 'parent', details }),
      {
        others: [
          madeAttempt('child_focus_tracker', { attention_focus: 3 }, { id: 'c', form: 'teacher', details }),
        ],
      },
    );
    expect(said).toContain('Attention & Focus | 75.0 | 50.0 | Seen more at home');
    expect(said).toContain('Share this with your child only in a way that helps.');
  });

  it('are the change answers and the counts of the memory check', async () => {
    const said = await saidIn(
      madeAttempt(
        'memory_check',
        { everyday_recall: 3 },
        {
          context: { change_everyday_recall: 'yes' },
          tasks: { word_delayed: { result: { correct: 9 } } },
        },
      ),
    );
    expect(said).toContain('Everyday Recall | Yes');
    expect(said).toContain('You recalled 9 of 12 words after the pause.');
  });

  it('are the points of the delay choice as a table', async () => {
    const said = await saidIn(delayAttempt(0.012));
    expect(said).toMatch(/1 week \| 9\d\d/);
    expect(said).toMatch(/1 year \| \d+/);
    expect(said).toContain('Picture one real day');
  });

  it('are blocks, certificate and measures of a timed run', async () => {
    const scored = simulatedRun();
    const attempt = runAttempt(scored);
    const said = await saidIn(attempt, {
      run: storedRun(scored, attempt.id),
      timeline: runTimeline(scored),
    });
    expect(said).toMatch(/Block 6 \| \d+ \| \d+ \| \d+ \| \d+ \| \d+ ms/);
    expect(said).toContain('Screen refresh rate | 60 Hz');
    expect(said).toContain('Median answer time. Half of the answers were faster, half slower. | ');
  });

  it('are the links of the profile, the main pattern and the barriers', async () => {
    expect(await saidIn(madeAttempt('psyprofile_lite', { sleep_rest: 5, energy_motivation: 4 }))).toContain(
      'Could short nights play a part in low energy?',
    );
    expect(
      await saidIn(madeAttempt('procrastination_patterns', { initiation: 5, perfectionism: 1 })),
    ).toContain('Initiation: A free first step: ');
    expect(await saidIn(madeAttempt('start_barriers', { distant_payoff: 4, self_doubt: 2 }))).toContain(
      'Distant Payoff (75.0 of 100): ',
    );
  });
});
