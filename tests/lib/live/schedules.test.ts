import { expect, test } from 'vitest';
import { count } from '../../support/counts.ts';
import { World } from './world.ts';

const schedules = count(500, 5000);
const moves = 60;

/** People write, the line breaks and comes back, the page is hidden and looked at, in an order that the seed makes. */
function live(seed: number, marksChanges: boolean): World {
  const world = new World(seed, { pollMs: 60_000, marksChanges });
  world.tell({ kind: 'begin', isVisible: world.dice(4) > 0 });
  for (let move = 0; move < moves; move += 1) {
    const kind = world.dice(16);
    if (kind < 8) world.write();
    else if (kind < 10) world.tell({ kind: 'send', clientId: `own-${move}`, row: { text: 'sending' } });
    else if (kind === 10) world.cut();
    else if (kind === 11) {
      world.isUp = !world.isUp;
      if (!world.isUp) world.cut();
      else if (world.dice(2) === 0) world.tell({ kind: 'online' });
    } else if (kind === 12) world.tell({ kind: 'visible', isVisible: world.dice(2) === 0 });
    else if (kind === 13) world.tell({ kind: 'renewed' });
    else if (kind === 14) for (let more = 0; more < 15; more += 1) world.write();
    else
      for (const { clientId, row, state } of world.state.sent.values()) {
        if (state === 'failed') world.tell({ kind: 'send', clientId, row });
      }
    world.pass(world.dice(3) === 0 ? world.dice(20_000) : world.dice(900));
  }
  return world;
}

/** Everything works again, and what failed is sent once more. */
function heal(world: World): void {
  world.isUp = true;
  world.tell({ kind: 'visible', isVisible: true });
  world.pass(120_000);
  for (let tries = 0; tries < 2; tries += 1) {
    for (const { clientId, row } of world.state.sent.values()) world.tell({ kind: 'send', clientId, row });
    world.pass(60_000);
  }
}

test.each([true, false])(
  'whatever happens, nothing is lost, doubled or out of order (changes are marked: %s)',
  (marksChanges) => {
    for (let seed = 0; seed < schedules; seed += 1) {
      const world = live(seed, marksChanges);
      heal(world);
      expect(world.faults, `seed ${seed}`).toEqual([]);
      expect(world.shown, `seed ${seed}`).toEqual(world.stored);
      expect([...world.state.sent.keys()], `seed ${seed}`).toEqual([]);
      expect(world.state.isOff, `seed ${seed}`).toBe(false);
    }
  },
);

test('what is shown is painted a few times a second at most, but for what is written here', () => {
  const world = new World(7, { pollMs: 60_000, marksChanges: true });
  world.tell({ kind: 'begin', isVisible: true });
  world.pass(5000);
  const before = world.count('paint');
  for (let n = 0; n < 300; n += 1) {
    world.write();
    world.pass(10);
  }
  expect(world.count('paint') - before).toBeLessThanOrEqual(12);
  const [last, now] = [world.count('paint'), world.now];
  world.tell({ kind: 'send', clientId: 'own', row: { text: 'mine' } });
  expect(world.count('paint')).toBe(last + 1);
  expect(world.now).toBe(now);
});
