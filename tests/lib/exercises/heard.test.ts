import { describe, expect, it } from 'vitest';
import { readHeard } from '../../../scripts/spoken/needed.ts';
import { languageCodes } from '../../../src/config/languages.ts';
import type { AnyExercise } from '../../../src/lib/exercises/contract.ts';
import type { TimedItem } from '../../../src/lib/exercises/engine/timeline.ts';
import type { HeardLists, HeardMoments } from '../../../src/lib/exercises/heard.ts';
import { variantIn, variantsIn } from '../../../src/lib/exercises/heard.ts';
import { exerciseRegistry, findFacts } from '../../../src/lib/exercises/registry.ts';
import { cueName } from '../../../src/lib/sounds/cue.ts';

/**
 * Column V of the reference, 5.1: whether an equal form needs seeing, and else which form does without. What a form
 * without sight plays by itself; the others are read by a screen reader, which needs no sounds of ours.
 */
const withoutSight: Readonly<Record<string, 'needs sight' | 'plays' | 'is read'>> = {
  nback: 'plays',
  gonogo: 'plays',
  stroop: 'needs sight',
  flanker: 'needs sight',
  simon: 'plays',
  'memory-grid': 'needs sight',
  'task-priority': 'is read',
  'digit-span': 'plays',
  breathing: 'is read',
  'focus-burst': 'is read',
  'priority-navigator': 'is read',
  'executive-function': 'is read',
  htj: 'is read',
  'stop-signal': 'plays',
  'task-switch': 'plays',
  'visual-search': 'needs sight',
  'trail-switch': 'is read',
  'time-sense': 'plays',
  rotation: 'needs sight',
  'word-recall': 'is read',
  'tower-plan': 'is read',
  'body-scan': 'is read',
  sart: 'plays',
  pvt: 'plays',
  'object-tracking': 'needs sight',
  'memory-updating': 'plays',
  'attention-network': 'needs sight',
  'object-location': 'needs sight',
  'if-then-plan': 'is read',
  'temptation-bundle': 'is read',
};

/** What 6 offers instead of each of the eight: another exercise, or a form of its own that asks for something else. */
const offers: Readonly<Record<string, object>> = {
  stroop: { variant: 'pitch' },
  flanker: { offer: 'simon' },
  'memory-grid': { offer: 'digit-span' },
  'visual-search': { offer: 'gonogo' },
  rotation: { offer: 'digit-span' },
  'object-tracking': { offer: 'memory-updating' },
  'attention-network': { offer: 'simon' },
  'object-location': { offer: 'word-recall' },
};

const heard = await readHeard();

describe('without sight', () => {
  it('there are 22 exercises, and 8 that name what is offered instead', () => {
    expect(exerciseRegistry.map(({ id }) => id).toSorted()).toEqual(Object.keys(withoutSight).toSorted());
    const visual = exerciseRegistry.filter(({ id }) => withoutSight[id] === 'needs sight');
    expect(visual).toHaveLength(8);
    for (const { id, withoutSight: way } of visual) expect(way, id).toEqual(offers[id]);
    for (const { id, withoutSight: way } of exerciseRegistry) {
      if (withoutSight[id] !== 'needs sight') expect(way, id).toHaveProperty('variant');
    }
  });

  it.each(exerciseRegistry.filter(({ id }) => withoutSight[id] === 'plays'))(
    '$id plays its form without sight, in every language',
    ({ id, variants, withoutSight: way }) => {
      const { variant } = way as { variant: string };
      for (const language of languageCodes) {
        expect(heard.get(id)?.variants, language).toContain(variantIn(language, variant, variants));
      }
    },
  );

  it('nothing is played by an exercise that is not known for it', () => {
    for (const id of heard.keys()) expect(withoutSight[id] === 'plays' || id === 'stroop', id).toBe(true);
    for (const [id, { variants }] of heard) {
      for (const variant of variants) expect(findFacts(id)?.variants, id).toContain(variant);
    }
  });
});

/** Every item that three runs of a variant begin with, answered by nobody. */
async function itemsOf(id: string, variant: string): Promise<readonly object[]> {
  const exercise = (await findFacts(id)?.load())?.exercise as AnyExercise;
  if (exercise.kind !== 'timed' && exercise.kind !== 'stepped') return [];
  const config = exercise.configFor({ variant, mode: 'train', run: 2, last: null, options: {} });
  return ['a', 'b', 'c'].flatMap((seed) => [
    ...exercise.practice(seed, config),
    exercise.source(seed, config).next(null) as object,
  ]);
}

const cases = [...heard].flatMap(([id, sounds]) =>
  sounds.variants.map((variant) => ({ id, variant, sounds })),
);

describe.each(cases)('$id, $variant', ({ id, variant, sounds }) => {
  it('plays nothing that was not loaded', async () => {
    const known = new Set(sounds.all(variant).map(cueName));
    const items = await itemsOf(id, variant);
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      const cues =
        'at' in sounds
          ? (item as TimedItem).timeline.moments.map(({ face }) =>
              face === null ? null : (sounds as HeardMoments<object>).at(item, face),
            )
          : (sounds as HeardLists<object>).list(item).map(({ cue }) => cue);
      for (const cue of cues) if (cue) expect(known).toContain(cueName(cue));
    }
  });

  it('lets every target be heard, and different ones sound different', async () => {
    const targets = new Map<string, Set<string>>();
    for (const item of await itemsOf(id, variant)) {
      if (!('at' in sounds)) continue;
      const { moments, target } = (item as TimedItem).timeline;
      const face = moments[target]?.face ?? '';
      const cue = (sounds as HeardMoments<object>).at(item, face);
      expect(cue, face).not.toBeNull();
      if (cue) targets.set(cueName(cue), (targets.get(cueName(cue)) ?? new Set()).add(face));
    }
    const wanted = { gonogo: 2, stroop: 4, simon: 4, 'stop-signal': 2 }[id];
    if (wanted) expect(targets.size).toBe(wanted);
  });
});

describe('a spoken cue of task switch', () => {
  it('is over before its digit, however well one does', async () => {
    const { exercise } = await import('../../../src/lib/exercises/task-switch/exercise.ts');
    const last = { deadlineMs: 900, cueLeadMs: 200 };
    const config = exercise.configFor({ variant: 'spoken', mode: 'train', run: 3, last, options: {} });
    const source = exercise.source('a', config);
    let item = source.next(null);
    let count = 0;
    while (item) {
      expect(item.cueLeadMs).toBe(600);
      expect(item.timeline.openMs).toBe(4000);
      const record = {
        segment: 0,
        frames: [0, 600],
        onsets: [0, 600],
        end: 1100,
        hidden: 1100,
        presses: [{ t: 1100, area: item.right, lag: 1, device: 'keyboard' as const }],
        strays: 0,
        dropped: 0,
        fault: null,
      };
      item = source.next(exercise.judge(item, record, config));
      count += 1;
    }
    expect(count).toBe(192);
  });
});

describe('the variants of a language', () => {
  const nback = findFacts('nback')?.variants ?? [];

  it('have letters where letters have names that everybody knows, and digits elsewhere', () => {
    expect(variantsIn('de', nback)).toEqual(['single', 'shown', 'dual', 'spoken']);
    expect(variantsIn('ja', nback)).toEqual([
      'single-digits',
      'shown-digits',
      'dual-digits',
      'spoken-digits',
    ]);
    expect(variantIn('ru', 'spoken', nback)).toBe('spoken-digits');
    expect(variantIn('fr', 'spoken', nback)).toBe('spoken');
    const updating = findFacts('memory-updating')?.variants ?? [];
    expect(variantsIn('ko', updating)).toEqual(['digits', 'spoken-digits']);
    expect(variantIn('zh', 'letters', updating)).toBe('digits');
  });

  it('are all there where an exercise has no letters, or letters to be seen alone', () => {
    for (const { id, variants } of exerciseRegistry) {
      if (id === 'nback' || id === 'memory-updating') continue;
      for (const language of languageCodes) expect(variantsIn(language, variants), id).toEqual(variants);
    }
  });
});
