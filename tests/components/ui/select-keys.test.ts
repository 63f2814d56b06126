import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveByKey, type SelectOption, typeAhead } from '@/components/ui/select-keys';

const option = fc.record({
  value: fc.uuid(),
  label: fc.stringMatching(/^[a-c]{1,4}$/),
  disabled: fc.boolean(),
});
const list = fc.array(option, { minLength: 1, maxLength: 12 });

/** A list and a place in it an open list can have: an enabled option, or none. */
const placed = list.chain((options) => {
  const enabled = options.flatMap((one, index) => (one.disabled ? [] : [index]));
  return fc.record({ options: fc.constant(options), active: fc.constantFrom(-1, ...enabled) });
});

describe('moving in a list by keys', () => {
  it('never marks a disabled option', () => {
    const key = fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown');
    fc.assert(
      fc.property(placed, key, ({ options, active }, pressed) => {
        const target = moveByKey(options, active, pressed);
        if (target === null) throw new Error(`${pressed} moves`);
        expect(target === -1 || options[target]?.disabled === false).toBe(true);
      }),
    );
  });

  it('leaves other keys alone', () => {
    expect(moveByKey([{ value: 'a', label: 'A' }], 0, 'x')).toBeNull();
  });
});

describe('typing ahead', () => {
  it('finds an enabled option that starts with the letters, whenever there is one', () => {
    fc.assert(
      fc.property(placed, fc.stringMatching(/^(ab|ba|c|abc|bca)$/), ({ options, active }, typed) => {
        const fits = (one: SelectOption | undefined) => one && !one.disabled && one.label.startsWith(typed);
        const found = typeAhead(options, active, typed);
        expect(found === -1 ? !options.some(fits) : fits(options[found])).toBe(true);
      }),
    );
  });

  it('does not care about capitals', () => {
    expect(typeAhead([{ value: 'o', label: 'Öffnen' }], -1, 'ö')).toBe(0);
  });
});
