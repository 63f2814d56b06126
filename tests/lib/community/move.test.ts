import { type AdminRole, actingRolesOf, move } from '@lib/community/move.ts';
import { type ActingRole, type Machine, transitionRows } from '@lib/community/transitions.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from './cases.ts';

type Input = {
  machine: Machine;
  state: string;
  action: string;
  role:
    | 'visitor'
    | 'other'
    | 'author'
    | 'service'
    | 'sender'
    | 'recipient'
    | 'blocker'
    | 'host'
    | 'co_host'
    | 'member'
    | AdminRole;
  context?: {
    other_answers?: number;
    deleted_days?: number;
    before?: string;
    accepted?: boolean;
    target_is_staff?: boolean;
  };
};

const machines: readonly string[] = ['topic', 'answer', 'report', 'standing', 'thread', 'room', 'article'];
const cases = casesOf<Input, { state?: string; error?: string }>('transition').filter(({ input }) =>
  machines.includes(input.machine),
);

const rolesOf = (role: Input['role']): readonly ActingRole[] => {
  switch (role) {
    case 'visitor':
    case 'other':
    case 'member':
      return [];
    case 'author':
    case 'service':
    case 'sender':
    case 'recipient':
    case 'blocker':
    case 'host':
    case 'co_host':
      return [role];
    default:
      return actingRolesOf(role);
  }
};

const factsOf = (context: Input['context'] = {}) => ({
  ...(context.other_answers !== undefined && { otherAnswers: context.other_answers }),
  ...(context.deleted_days !== undefined && { deletedDays: context.deleted_days }),
  ...(context.before !== undefined && { before: context.before }),
  ...(context.accepted !== undefined && { accepted: context.accepted }),
  ...(context.target_is_staff !== undefined && { targetIsStaff: context.target_is_staff }),
});

describe('the ways of questions, answers, reports, standings, threads and rooms', () => {
  it('are there in full', () => expect(cases).toHaveLength(402));

  it.each(cases)('$id: $input.role, $input.action of $input.machine, $input.state', ({ input, expected }) => {
    const after = move(input.machine, input.state, input.action, rolesOf(input.role), factsOf(input.context));
    expect(after.ok ? { state: after.value } : { error: after.error }).toEqual(expected);
  });
});

describe('a move', () => {
  it('is one of the listed, and each listed one is possible', () => {
    for (const row of transitionRows) {
      const facts = { before: row.to, accepted: row.to === 'answered' };
      const after = move(row.machine, row.from, row.action, [row.role], facts);
      expect(after, JSON.stringify(row)).toEqual({ ok: true, value: row.to });
    }
    const keys = transitionRows.map((row) => Object.values(row).join(' '));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is never more than the rows allow, whatever is asked', () => {
    const word = (of: (row: (typeof transitionRows)[number]) => string) =>
      fc.oneof(fc.constantFrom(...new Set(transitionRows.map(of))), fc.string());
    fc.assert(
      fc.property(
        fc.constantFrom(...new Set(transitionRows.map((row) => row.machine))),
        word((row) => row.from),
        word((row) => row.action),
        fc.subarray<ActingRole>([
          'author',
          'staff',
          'senior',
          'service',
          'sender',
          'recipient',
          'blocker',
          'host',
          'co_host',
        ]),
        fc.record({ before: fc.string(), accepted: fc.boolean() }),
        (machine, from, action, roles, facts) => {
          const after = move(machine, from, action, roles, facts);
          const allowed = transitionRows.filter(
            (row) =>
              row.machine === machine &&
              row.from === from &&
              row.action === action &&
              roles.includes(row.role),
          );
          expect(after.ok).toBe(allowed.length > 0);
          if (after.ok) expect(allowed.map((row) => row.to)).toContain(after.value);
          else expect(['not_allowed', 'invalid_state']).toContain(after.error);
        },
      ),
    );
  });

  it('brings a comment where it brings an answer', () => {
    const of = (machine: Machine) =>
      transitionRows.filter((row) => row.machine === machine).map(({ machine: _, ...way }) => way);
    expect(of('comment')).toEqual(of('answer'));
  });

  it('does not bring back what was deleted longer than 30 days ago, and purges nothing earlier', () => {
    const deleted = (action: string, role: ActingRole, deletedDays: number) =>
      move('comment', 'deleted', action, [role], { deletedDays });
    expect(deleted('undelete', 'staff', 30)).toEqual({ ok: true, value: 'hidden' });
    expect(deleted('undelete', 'staff', 30.01)).toEqual({ ok: false, error: 'too_late' });
    expect(deleted('purge', 'service', 29.99)).toEqual({ ok: false, error: 'too_early' });
    expect(deleted('purge', 'service', 30.01)).toEqual({ ok: true, value: 'gone' });
  });

  it('leaves admins their voice, and lifts what was laid on somebody before they became one', () => {
    const facts = { targetIsStaff: true };
    const refused = { ok: false, error: 'target_is_staff' };
    expect(move('standing', 'active', 'silence', ['staff'], facts)).toEqual(refused);
    expect(move('standing', 'silenced', 'suspend', ['staff'], facts)).toEqual(refused);
    expect(move('standing', 'suspended', 'lift', ['staff'], facts)).toEqual({ ok: true, value: 'active' });
  });

  it('lets staff delete an own question that others answered', () => {
    expect(move('topic', 'open', 'delete', ['author'], { otherAnswers: 2 })).toEqual({
      ok: false,
      error: 'has_answers',
    });
    expect(move('topic', 'open', 'delete', ['author', 'staff'], { otherAnswers: 2 })).toEqual({
      ok: true,
      value: 'deleted',
    });
  });

  it('restores a question to open when the state before is not one that is shown', () => {
    for (const before of ['pending', 'deleted', 'gone', ''])
      expect(move('topic', 'hidden', 'restore', ['staff'], { before })).toEqual({ ok: true, value: 'open' });
  });
});
