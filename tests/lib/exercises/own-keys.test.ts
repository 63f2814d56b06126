import { describe, expect, it } from 'vitest';
import {
  chooseKey,
  chosenIn,
  keyGroups,
  keyOf,
  type keySlots,
  meantBy,
  noOwnKeys,
  type OwnKeys,
  parseOwnKeys,
  usualCodes,
  withOwnKeys,
} from '../../../src/lib/exercises/own-keys.ts';

const key = (code: string, shown = '') => ({ code, shown });
const chosen = (keys: OwnKeys, slot: (typeof keySlots)[number], code: string): OwnKeys => {
  const choice = chooseKey(keys, slot, key(code));
  if (!choice.ok) throw new Error(choice.why);
  return choice.keys;
};
const answers = [
  { slot: 'left', codes: ['KeyF', 'ArrowLeft'], label: 'no' },
  { slot: 'right', codes: ['KeyJ', 'ArrowRight'], label: 'yes' },
] as const;

describe('the usual keys', () => {
  it('stand for one answer each where answers are together', () => {
    for (const slots of keyGroups) {
      const codes = slots.flatMap((slot) => usualCodes[slot]);
      expect(new Set(codes).size).toBe(codes.length);
    }
  });
});

describe('a chosen key', () => {
  it('takes the place of the usual ones, of its answer alone', () => {
    const own = chosen(noOwnKeys, 'left', 'KeyS');
    expect(withOwnKeys(answers, own).map(({ codes }) => codes)).toEqual([['KeyS'], ['KeyJ', 'ArrowRight']]);
    expect(withOwnKeys(answers, noOwnKeys)).toBe(answers);
  });

  it.each(['Escape', 'Tab', 'F5', 'ShiftLeft', 'Backspace', 'MediaPlayPause', ''])(
    'is none that page or browser need: %s',
    (code) => {
      expect(chooseKey(noOwnKeys, 'press', key(code))).toEqual({ ok: false, why: 'unusable' });
    },
  );

  it('is none that stands for another answer of the same exercises, usual or chosen', () => {
    expect(chooseKey(noOwnKeys, 'left', key('KeyJ'))).toEqual({ ok: false, why: 'taken', by: 'right' });
    const own = chosen(noOwnKeys, 'right', 'KeyL');
    expect(chooseKey(own, 'left', key('KeyL'))).toEqual({ ok: false, why: 'taken', by: 'right' });
    // What the other answer gave away is free, and so is what other exercises use.
    expect(chooseKey(own, 'left', key('KeyJ')).ok).toBe(true);
    expect(chooseKey(own, 'left', key('KeyK')).ok).toBe(true);
    expect(chooseKey(own, 'right', key('KeyL')).ok).toBe(true);
  });

  it('is known by what is written on it, and by its place where that is no single sign', () => {
    expect(keyOf({ code: 'KeyQ', key: 'a' })).toEqual(key('KeyQ', 'A'));
    expect(keyOf({ code: 'Space', key: ' ' })).toEqual(key('Space'));
    expect(keyOf({ code: 'ArrowUp', key: 'ArrowUp' })).toEqual(key('ArrowUp'));
  });
});

describe('a press', () => {
  const own = chosen(chosen(noOwnKeys, 'left', 'KeyS'), 'press', 'Enter');
  const press = (code: string) => ({ key: code.replace('Key', '').toLowerCase(), code });

  it('of a chosen key means its answer, and of the usual one nothing any more', () => {
    expect(meantBy(press('KeyS'), ['left', 'right'], own)).toMatchObject({ key: 'ArrowLeft' });
    expect(meantBy(press('KeyF'), ['left', 'right'], own)).toBeNull();
    expect(meantBy(press('ArrowLeft'), ['left', 'right'], own)).toBeNull();
    expect(meantBy(press('KeyJ'), ['left', 'right'], own)).toEqual(press('KeyJ'));
  });

  it('is left alone where none of these answers can be given: what is typed stays what it is', () => {
    expect(meantBy(press('KeyS'), [], own)).toEqual(press('KeyS'));
    expect(meantBy(press('KeyF'), ['first', 'second'], own)).toEqual(press('KeyF'));
  });

  it('on the number keys of a usual answer stays what it was', () => {
    expect(meantBy({ key: '2', code: 'Numpad2' }, ['first', 'second'], own)).toEqual({
      key: '2',
      code: 'Numpad2',
    });
  });
});

describe('stored keys', () => {
  it('come back as they were chosen', () => {
    const own = chosen(chosen(noOwnKeys, 'left', 'KeyS'), 'third', 'Numpad7');
    expect(parseOwnKeys(JSON.parse(JSON.stringify(own)))).toEqual(own);
    const swapped = chosen(chosen(noOwnKeys, 'right', 'KeyS'), 'left', 'KeyJ');
    expect(parseOwnKeys(JSON.parse(JSON.stringify(swapped)))).toEqual(swapped);
    expect(chosenIn('flanker', own)).toEqual(['left']);
    expect(chosenIn('memory-grid', own)).toEqual([]);
  });

  it.each([
    ['nothing', null],
    ['a text', 'KeyS'],
    ['an unknown slot', { thumb: key('KeyS') }],
    ['a key without a place', { left: { shown: 'S' } }],
    ['a place that is no key', { left: key('Power') }],
    ['a word for a sign', { left: key('KeyS', 'nonsense') }],
  ])('fall back where they are broken: %s', (_what, stored) => {
    expect(parseOwnKeys(stored)).toEqual({});
  });

  it('never give two answers one key', () => {
    expect(parseOwnKeys({ left: key('KeyS'), right: key('KeyS') })).toEqual({ right: key('KeyS') });
  });
});
