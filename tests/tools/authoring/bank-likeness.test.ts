import { describe, expect, it } from 'vitest';
import type { BankDescription, BankItem } from '@/lib/assessments/bank-item.ts';
import { checkLikeness, checkLikenessAcross } from '../../../tools/authoring/bank-rules.ts';
import { bank, item, replaceItem, soundBank } from './bank-sample.ts';

describe('likeness of questions', () => {
  const rules = (items: BankItem[]) => checkLikeness(items, bank).map((finding) => finding.rule);

  it('refuses near copies within a domain', () => {
    const copy = { text: 'How often do you reach the last end of a page and recall little?' };
    expect(rules(replaceItem('FO001', copy))).toContain('duplicate');
  });

  it('refuses a question that swaps one word, though the number passes', () => {
    const left = item('FO001', 'leave a form on the desk?', 'focus', 'tasks');
    const right = item('FO003', 'leave a bill on the desk?', 'focus', 'pages');
    expect(checkLikeness([left, right], bank).map((finding) => finding.rule)).toEqual(['swapped_word']);
  });

  it('refuses the same verb and object within a facet only', () => {
    const left = item('FO001', 'leave a task halfway to look at something else?', 'focus', 'tasks');
    const sameFacet = item('FO002', 'leave the task once a friend calls you over?', 'focus', 'tasks');
    const otherFacet = { ...sameFacet, id: 'FO003', facet: 'pages' };
    expect(checkLikeness([left, sameFacet], bank).map((finding) => finding.rule)).toEqual([
      'same_verb_object',
    ]);
    expect(checkLikeness([left, otherFacet], bank)).toEqual([]);
  });

  it('allows more likeness across domains than within one', () => {
    const left = item('FO001', 'miss the bus to town at night?', 'focus', 'tasks');
    const right = item('OR001', 'miss the late bus home to town at night?', 'order', 'keys');
    expect(checkLikeness([left, right], bank)).toEqual([]);
    expect(checkLikeness([left, { ...right, domain: 'focus' }], bank)).not.toEqual([]);
    expect(checkLikeness([left, { ...right, text: left.text }], bank)).toMatchObject([{ rule: 'duplicate' }]);
  });

  it('compares whole banks with different openings', () => {
    const child: BankDescription = { ...bank, stem: 'How often does your child' };
    const adults = { items: soundBank, bank };
    const text = 'How often does your child leave a task halfway to look at something else?';
    const copy = [{ id: 'CH001', text, domain: 'focus', facet: 'tasks', active: true }];
    expect(checkLikenessAcross(adults, { items: copy, bank: child })).toMatchObject([
      { id: 'FO001', rule: 'duplicate' },
    ]);
    const other = [{ ...copy[0], text: 'How often does your child run in a quiet place?' } as BankItem];
    expect(checkLikenessAcross(adults, { items: other, bank: child })).toEqual([]);
  });
});
