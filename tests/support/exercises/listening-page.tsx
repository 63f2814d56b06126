import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnKeysContext } from '../../../src/features/exercises/own-keys.ts';
import { EnvironmentContext } from '../../../src/features/exercises/player/environment.ts';
import { heardIn, SoundContext } from '../../../src/features/exercises/sound/heard-in.ts';
import { SteppedPlay } from '../../../src/features/exercises/stepped/stepped-play.tsx';
import type { SteppedView } from '../../../src/features/exercises/view.ts';
import { createFakeClock } from '../../../src/lib/cognitive/simulation/fake-clock.ts';
import { noOwnKeys } from '../../../src/lib/exercises/own-keys.ts';
import { cueName } from '../../../src/lib/sounds/cue.ts';
import { renderAt } from '../render.tsx';

/* A stepped run as somebody meets it who sees nothing: with keys, and with what is heard and read out. */

/** What a screen reader reads of a part of the page: no drawings, and labels where there are labels. */
function readOut(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
  if (node instanceof HTMLElement && (node.hidden || node.style.visibility === 'hidden')) return '';
  const label = node.getAttribute('aria-label');
  const children = [...node.childNodes].map(readOut).join(' ');
  return label === null ? children : node instanceof HTMLButtonElement ? label : `${label} ${children}`;
}
const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

export interface Ears {
  /** Everything that can be read out now. */
  read(): string;
  /** The same of what has the focus. */
  focused(): string;
  /** The same of the parts that are read out by themselves when they change. */
  told(): string;
  /** Sounds since the step began. */
  heard(): readonly string[];
  press(...keys: string[]): Promise<void>;
  pass(ms: number): Promise<void>;
}

export interface Walk {
  readonly config: object;
  /** So many, or one more. */
  readonly steps: number;
  /** Answers one step, or some that pass by themselves. */
  answer(ears: Ears): Promise<void>;
}

/** Plays some steps of a run; answers the records that were kept. */
export async function walkByEar(view: SteppedView, variant: string, walk: Walk) {
  const user = userEvent.setup();
  const clock = createFakeClock({ refreshHz: 60 });
  const seed = `ears:${view.exercise.id}`;
  let sounds: string[] = [];
  let records: readonly unknown[] = [];
  const player = {
    load: async () => {},
    resume: async () => true,
    ready: () => {},
    play(cue: Parameters<typeof cueName>[0]) {
      sounds.push(cueName(cue));
      return clock.now();
    },
    stop: () => {},
    close: () => {},
  };
  const main = () => document.querySelector('main') ?? document.body;
  const pass = (ms: number) => act(async () => clock.run(() => false, ms));
  const ears: Ears = {
    read: () => squeezed(readOut(main())),
    focused: () => squeezed(document.activeElement ? readOut(document.activeElement) : ''),
    told: () => squeezed([...document.querySelectorAll('[role=status]')].map(readOut).join(' ')),
    heard: () => sounds,
    async press(...keys) {
      for (const key of keys)
        await user.keyboard(key.length === 1 ? key.replace(/[[{]/, '$&$&') : `{${key}}`);
    },
    pass,
  };
  renderAt(
    '/',
    <EnvironmentContext value={{ createClock: () => clock, acceptUntrusted: true }}>
      <SoundContext value={heardIn({ ...view }, variant) ? { player, textOf: null } : null}>
        <OwnKeysContext value={noOwnKeys}>
          <SteppedPlay
            view={view}
            exerciseId={view.exercise.id}
            userId="5b8f0f6e-1111-4222-8333-444455556666"
            seed={seed}
            config={walk.config as Record<string, unknown>}
            kept={[]}
            keep={(kept) => {
              records = [...kept];
            }}
            over={(kept) => {
              records = [...kept];
            }}
          />
        </OwnKeysContext>
      </SoundContext>
    </EnvironmentContext>,
  );
  const isAsked = (step: number) => document.querySelector(`[data-step="${step + 1}"]`) !== null;
  while (records.length < walk.steps) {
    await pass(50);
    const before = records.length;
    await walk.answer(ears);
    if (records.length === before) throw new Error(`step ${before + 1} was not answered: ${ears.read()}`);
    sounds = [];
    // What is told of it goes by, or has the focus on its way on.
    for (
      let waited = 0;
      waited < 60 && !isAsked(records.length) && records.length < walk.steps;
      waited += 1
    ) {
      if (document.activeElement?.getAttribute('data-action') === 'next') await ears.press('Enter');
      else await pass(50);
    }
  }
  return { seed, records };
}
