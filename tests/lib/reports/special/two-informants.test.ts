import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChildAttempt, sideBySide } from '../../../../src/lib/reports/special/two-informants.ts';

const areas = ['attention_focus', 'waiting_impulse'];

const attempt = (more: Partial<ChildAttempt> = {}): ChildAttempt => ({
  id: 'home',
  test_id: 'child_focus_tracker',
  form: 'parent',
  completed_at: '2026-11-01T10:00:00.000Z',
  domains: { attention_focus: 60, waiting_impulse: 40 },
  details: { child_label: 'Mo', age_band: '6-8' },
  ...more,
});
const teacher = (more: Partial<ChildAttempt> = {}) => attempt({ id: 'class', form: 'teacher', ...more });

describe('a parent and a teacher about one child', () => {
  it('stands side by side, whichever of the two the report is of', () => {
    const [home, inClass] = [attempt(), teacher({ domains: { attention_focus: 50, waiting_impulse: 50 } })];
    for (const found of [sideBySide(home, [inClass], areas), sideBySide(inClass, [home], areas)]) {
      expect(found?.home.id).toBe('home');
      expect(found?.rows).toEqual([
        { id: 'attention_focus', home: 60, class: 50, seen: 'home', much: false },
        { id: 'waiting_impulse', home: 40, class: 50, seen: 'class', much: false },
      ]);
    }
  });

  it('reads a gap of 10 points in words and a smaller one as about the same', () => {
    const seen = (value: number) =>
      sideBySide(attempt(), [teacher({ domains: { attention_focus: value } })], areas)?.rows[0]?.seen;
    expect([seen(50), seen(50.1), seen(69.9), seen(70)]).toEqual(['home', 'same', 'same', 'class']);
  });

  it('calls a gap large from 30 points on', () => {
    const much = (value: number) =>
      sideBySide(attempt(), [teacher({ domains: { attention_focus: value } })], areas)?.rows[0]?.much;
    expect([much(30), much(30.1), much(89.9), much(90)]).toEqual([true, false, false, true]);
  });

  it('takes the latest attempt of the other form', () => {
    const old = teacher({ id: 'old', completed_at: '2026-09-01T10:00:00.000Z' });
    const late = teacher({ id: 'late', completed_at: '2026-11-13T09:00:00.000Z' });
    const found = sideBySide(attempt(), [old, late], areas);
    expect(found?.class.id).toBe('late');
  });

  it('matches the child by label, whatever its case and spacing, and by age band', () => {
    const named = (child_label: string, age_band = '6-8') =>
      sideBySide(attempt(), [teacher({ details: { child_label, age_band } })], areas);
    expect(named('  mO ')).not.toBeNull();
    expect(named('Mo', '9-12')).toBeNull();
    expect(named('Li')).toBeNull();
    expect(sideBySide(attempt({ details: { age_band: '6-8' } }), [teacher()], areas)).toBeNull();
  });

  it('shows only areas scored in both, and nothing when there are none', () => {
    const partly = sideBySide(attempt(), [teacher({ domains: { waiting_impulse: 45 } })], areas);
    expect(partly?.rows.map(({ id }) => id)).toEqual(['waiting_impulse']);
    expect(partly?.alike).toBe(1);
    expect(sideBySide(attempt(), [teacher({ domains: { waiting_impulse: null } })], areas)).toBeNull();
    expect(sideBySide(attempt(), [attempt({ id: 'again' })], areas)).toBeNull();
  });

  it('keeps both numbers as they are, never a mean of them', () => {
    const score = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(score, score, (home, inClass) => {
        const [row] =
          sideBySide(
            attempt({ domains: { attention_focus: home } }),
            [teacher({ domains: { attention_focus: inClass } })],
            areas,
          )?.rows ?? [];
        expect(row).toMatchObject({ home, class: inClass });
        expect(row?.seen === 'same').toBe(Math.abs(Math.round(home * 10) - Math.round(inClass * 10)) < 100);
      }),
    );
  });
});
