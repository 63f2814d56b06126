import { checkHandle, handleFreeAt, handleLook } from '@lib/community/handles.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const taken = (handle: string, email?: string) => checkHandle(handle, email).ok;

describe('a name', () => {
  it.each([
    'Ana',
    'quiet_river',
    'blue-fox-7',
    'Żółw',
    'Łukasz',
    'Müller',
    'Дмитрий',
    'ёжик',
    '集中する',
    'カナ子',
    '집중력',
    '专注的人',
    'l33',
  ])('of letters of the languages is taken: %s', (handle) =>
    expect(checkHandle(handle)).toEqual({ ok: true, value: handle }),
  );

  it.each([
    ['too short', 'ab'],
    ['too long', 'a'.repeat(25)],
    ['without a letter', '12345'],
    ['with a blank', 'blue fox'],
    ['with a dot', 'a.b.c'],
    ['like an e-mail address', 'a@b.example'],
    ['of two scripts that look alike', 'pаul'],
    ['like staff with a Greek letter', 'αdmin'],
    ['like staff with letters that look like one', 'adrnin'],
    ['of staff in another language', 'Модератор'],
    ['of staff before a name', '管理员小王'],
    ['with a sign that is not seen', 'blue\u200bfox'],
    ['with a joiner', 'blue\u200dfox'],
    ['with an override', 'blue\u202efox'],
    ['with a mark of its own', 'blue\u0332fox'],
    ['of wide letters', 'ｔｅａｍ'],
    ['of mathematical letters', '𝐭𝐞𝐚𝐦𝐬'],
    ['of emoji', '😀😀😀'],
    ['of Greek letters', 'αβγδ'],
    ['of a megabyte', 'a'.repeat(1_000_000)],
    ['of nothing', ''],
  ])('%s is refused', (_, handle) => expect(taken(handle)).toBe(false));

  it.each([
    'Team',
    'TEAM',
    't-e-a-m',
    '_team_',
    'the_team',
    'téàm',
    'теам',
    '7eam',
    'Admin',
    'adm1n',
    'аdmin',
    'Administrator',
    'ModeratorAnna',
    'real_moderator',
    'focus-clarity-lab',
    'F0cusC1arity',
    'Support24',
    'staff-maria',
    'Former_Member',
    'Premium',
    '0fficial',
    'nu11',
  ])('that seems to speak for the team or for nobody is refused: %s', (handle) =>
    expect(taken(handle)).toBe(false),
  );

  it.each(['Steam', 'teamwork', 'Modesta', 'helper', 'remember', 'systematic', 'expertise'])(
    'that only holds such a word is somebody’s: %s',
    (handle) => expect(taken(handle)).toBe(true),
  );

  it('is never the address of the account', () => {
    expect(taken('maria_k', 'Maria_K@mail.example')).toBe(false);
    expect(taken('maria_k', 'maria@mail.example')).toBe(true);
    expect(taken('maria_k', '')).toBe(true);
  });

  it('is stored composed, and refused or taken alike in capitals', () => {
    expect(checkHandle('Mu\u0308ller')).toEqual({ ok: true, value: 'Müller' });
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9_-]{3,24}$/), (handle) => {
        expect(taken(handle.toUpperCase())).toBe(taken(handle));
        expect(handleLook(handle.toUpperCase())).toBe(handleLook(handle));
      }),
    );
  });

  it('can be changed after 90 days', () => {
    expect(new Date(handleFreeAt('2026-01-01T00:00:00Z')).toISOString()).toBe('2026-04-01T00:00:00.000Z');
  });
});
