import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Display,
  defaultDisplay,
  displayFields,
  displayOptions,
  hasDisplay,
  isSameDisplay,
  parseDisplay,
} from '@/lib/appearance/display';
import { applyPreset, presetIds, presetOf } from '@/lib/appearance/presets';
import { meetDisplay } from '@/lib/appearance/sync';

const anyDisplay: fc.Arbitrary<Display> = fc
  .record(
    Object.fromEntries(displayFields.map((field) => [field, fc.constantFrom(...displayOptions[field])])),
  )
  .map(parseDisplay);

describe('a stored display choice', () => {
  it('is read back as it was stored', () => {
    fc.assert(
      fc.property(anyDisplay, (display) => {
        expect(parseDisplay(JSON.parse(JSON.stringify(display)))).toEqual(display);
      }),
    );
  });

  it('loses only the field that is broken', () => {
    fc.assert(
      fc.property(anyDisplay, fc.constantFrom(...displayFields), fc.anything(), (display, field, broken) => {
        fc.pre(!(displayOptions[field] as readonly unknown[]).includes(broken));
        const expected = { ...display, [field]: defaultDisplay[field] };
        expect(parseDisplay({ ...display, [field]: broken })).toEqual(expected);
      }),
    );
  });

  it('of any other shape is the look as delivered', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const display = parseDisplay(stored);
        for (const field of displayFields) expect(displayOptions[field]).toContain(display[field]);
      }),
    );
    for (const stored of [null, 'dark', 7, [], {}, { theme: 'purple', extra: 1 }]) {
      expect(parseDisplay(stored)).toEqual(defaultDisplay);
    }
  });

  it('says something as soon as it holds one known field', () => {
    expect(hasDisplay({})).toBe(false);
    expect(hasDisplay(null)).toBe(false);
    expect(hasDisplay({ later: 'x' })).toBe(false);
    expect(hasDisplay({ theme: 'dark' })).toBe(true);
  });
});

describe('mixes', () => {
  it.each(presetIds)('%s is recognised once it is chosen, whatever was before', (id) => {
    fc.assert(
      fc.property(anyDisplay, (before) => {
        const after = applyPreset(before, id);
        expect(presetOf(after)).toBe(id);
        expect(applyPreset(after, id)).toEqual(after);
        if (id !== 'device') expect(after.theme).toBe(before.theme);
      }),
    );
  });

  it('are told apart from a mix of one’s own', () => {
    expect(presetOf(defaultDisplay)).toBe('device');
    expect(presetOf({ ...defaultDisplay, sound: 'off' })).toBeNull();
    expect(presetOf({ ...applyPreset(defaultDisplay, 'calm'), textSize: '150' })).toBeNull();
  });

  it('keep what their names promise', () => {
    const of = (id: (typeof presetIds)[number]) => applyPreset(defaultDisplay, id);
    expect(of('calm')).toMatchObject({ motion: 'none', contrast: 'soft', sound: 'quiet', density: 'roomy' });
    expect(of('clear')).toMatchObject({ contrast: 'high', letterSpacing: 'wide' });
    expect(of('reading')).toMatchObject({ font: 'atkinson', lineLength: 'short' });
    expect(of('openDyslexic')).toMatchObject({ font: 'opendyslexic', lineLength: 'short' });
    expect(of('focus')).toMatchObject({ focus: 'on', sound: 'off', density: 'compact' });
  });
});

describe('a device and an account that meet', () => {
  const here = applyPreset(defaultDisplay, 'calm');
  const there = applyPreset(defaultDisplay, 'clear');

  it('hold the account’s choice, also against a visitor’s change', () => {
    for (const untold of [null, 'as-visitor'] as const) {
      expect(meetDisplay({ local: here, stored: there, untold })).toEqual({ do: 'take', display: there });
    }
  });

  it('hold a change of this person that the account was not told', () => {
    expect(meetDisplay({ local: here, stored: there, untold: 'own' })).toEqual({ do: 'send' });
  });

  it('give an account without a choice what the visitor chose, and nothing that somebody left behind', () => {
    expect(meetDisplay({ local: here, stored: {}, untold: 'as-visitor' })).toEqual({ do: 'send' });
    expect(meetDisplay({ local: here, stored: {}, untold: null })).toEqual({ do: 'nothing' });
  });

  it('show the same afterwards, unless there is nothing to share', () => {
    fc.assert(
      fc.property(
        anyDisplay,
        anyDisplay,
        fc.constantFrom(null, 'own', 'as-visitor'),
        (local, stored, untold) => {
          const verdict = meetDisplay({ local, stored, untold });
          if (verdict.do === 'take') expect(isSameDisplay(verdict.display, stored)).toBe(true);
          if (verdict.do === 'nothing') expect(isSameDisplay(local, stored)).toBe(true);
        },
      ),
    );
  });
});
