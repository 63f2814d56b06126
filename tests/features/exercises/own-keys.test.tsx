import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OwnKeysContext } from '@/features/exercises/own-keys';
import { StartScreen } from '@/features/exercises/player/start-screen';
import type { StepProps, SteppedView, TimedView } from '@/features/exercises/view';
import { views } from '@/features/exercises/views';
import { type OwnKeys, slotsOf } from '@/lib/exercises/own-keys';
import { recompute } from '@/lib/exercises/recompute';
import { findFacts } from '@/lib/exercises/registry';
import { clock, freshClock, play } from '../../support/exercises/stage-play';
import { renderAt } from '../../support/render';

const own: OwnKeys = {
  left: { code: 'KeyS', shown: 'S' },
  right: { code: 'Numpad6', shown: '6' },
  first: { code: 'KeyU', shown: 'U' },
};

afterEach(() => vi.restoreAllMocks());

const owner = '5b8f0f6e-1111-4222-8333-444455556666';

describe('keys that somebody chose', () => {
  beforeEach(freshClock);

  it('answer a timed exercise in the place of the usual ones, and the stage names them', async () => {
    const view = (await views.flanker()).view as TimedView;
    // The usual keys are pressed all along, beside the right answers, and come to nothing.
    for (let at = 100; at < 400_000; at += 610) {
      clock.at(at, () => window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyF', bubbles: true })));
    }
    const { seed, config, records } = await play('flanker', view, 'arrows', own);
    const worked = recompute(view.exercise, seed, config, records);
    if (!worked.ok) throw new Error(worked.error);
    expect(worked.value).toMatchObject({ complete: true, validShare: 1 });
    expect(worked.value.score.score).toBeGreaterThan(60);
    expect(Math.max(...records.map(({ presses, strays }) => presses.length + strays))).toBe(1);
    expect(document.querySelector('[data-stage=ready]')).toHaveTextContent(
      'Your keys: S (Left) and 6 on the number pad (Right).',
    );
  }, 60_000);
});

describe('in a stepped exercise they', () => {
  it('answer, and the usual ones of the same answer do not', async () => {
    const view = (await views['executive-function']()).view as SteppedView;
    const config = view.exercise.configFor({
      variant: 'cards',
      mode: 'train',
      run: 2,
      last: null,
      options: {},
    });
    const item = view.exercise.source('seed', config).next(null);
    const onAnswer = vi.fn();
    const { Step } = view as unknown as {
      Step: (props: StepProps<object, object, object>) => React.ReactNode;
    };
    renderAt(
      '/',
      <OwnKeysContext value={own}>
        <Step item={item as object} config={config} userId={owner} isPractice={false} onAnswer={onAnswer} />
      </OwnKeysContext>,
    );
    const press = (key: string, code: string, more = {}) => fireEvent.keyDown(window, { key, code, ...more });
    press('1', 'Digit1');
    press('d', 'KeyD');
    press('u', 'KeyU', { repeat: true });
    expect(onAnswer).not.toHaveBeenCalled();
    press('u', 'KeyU');
    expect(onAnswer).toHaveBeenLastCalledWith(expect.objectContaining({ choice: 1 }));
    press('2', 'Digit2');
    expect(onAnswer).toHaveBeenLastCalledWith(expect.objectContaining({ choice: 2 }));
  });
});

describe('the start of an exercise', () => {
  const open = async (id: 'flanker' | 'memory-grid') => {
    const { view } = await views[id]();
    const facts = findFacts(id);
    if (!facts) throw new Error(id);
    renderAt(
      `/training-hub/${id}`,
      <OwnKeysContext value={own}>
        <StartScreen
          facts={facts}
          view={view}
          userId={owner}
          asked={{}}
          setup={{ variant: view.variants[0] ?? '', options: {} }}
          onSetup={() => {}}
          run={2}
          begins={null}
          isFixed={false}
          canPractise
          busy={false}
          unfinished={null}
          onStart={() => {}}
          onPractise={() => {}}
        />
      </OwnKeysContext>,
    );
  };

  it('names them and leads to where they are chosen', async () => {
    await open('flanker');
    expect(
      await screen.findByText('Your keys: S (Left hand) and 6 on the number pad (Right hand).'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose your own keys' })).toHaveAttribute(
      'href',
      '/settings#keys',
    );
  });

  it('says nothing of them where nothing is answered by such a key', async () => {
    await open('memory-grid');
    expect(screen.queryByRole('link', { name: 'Choose your own keys' })).toBeNull();
  });
});

const timed = await Promise.all(Object.entries(views).map(async ([id, load]) => ({ id, ...(await load()) })));

describe.each(timed.filter(({ view }) => view.kind === 'timed'))('the answers of $id', ({ id, view }) => {
  it('are those its keys can be chosen for, each once', () => {
    for (const variant of view.variants) {
      const config = view.exercise.configFor({ variant, mode: 'train', run: 2, last: null, options: {} });
      const slots = (view as TimedView).answers(config).map(({ slot }) => slot);
      expect(new Set(slots).size).toBe(slots.length);
      expect(slotsOf(id)).toEqual(expect.arrayContaining(slots));
    }
  });
});
