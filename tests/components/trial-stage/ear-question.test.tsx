import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EarQuestion } from '@/components/trial-stage/ear-question';
import type { Cue, Side } from '@/lib/sounds/cue';
import { renderAt } from '../../support/render';

const user = userEvent.setup();
const heard: Side[] = [];
const player = {
  play(cue: Cue) {
    if (cue.kind === 'tone' && cue.side) heard.push(cue.side);
    return 0;
  },
  stop: () => {},
};
const found = vi.fn();

async function ask() {
  let seeds = 0;
  renderAt('/', <EarQuestion player={player} newSeed={() => `seed ${seeds++}`} onFound={found} />);
  await user.click(await screen.findByRole('button', { name: 'Play the first tone' }));
}
const answer = (side: Side) =>
  user.click(screen.getByRole('button', { name: side === 'left' ? 'Left ear' : 'Right ear' }));
const other = (side: Side): Side => (side === 'left' ? 'right' : 'left');

beforeEach(() => {
  heard.length = 0;
  found.mockReset();
});

describe('which ear', () => {
  it('is asked by four tones, one after each answer, and found when all are right', async () => {
    await ask();
    for (let place = 1; place <= 4; place += 1) {
      expect(screen.getByRole('status')).toHaveTextContent(`Tone ${place} of 4`);
      expect(heard).toHaveLength(place);
      await answer(heard.at(-1) as Side);
    }
    expect(found).toHaveBeenCalledTimes(1);
    expect(heard.toSorted()).toEqual(['left', 'left', 'right', 'right']);
  });

  it('plays the same tone again when asked', async () => {
    await ask();
    await user.click(screen.getByRole('button', { name: 'Play it again' }));
    expect(heard).toEqual([heard[0], heard[0]]);
  });

  it('tells headphones the wrong way round, and asks anew', async () => {
    await ask();
    for (let place = 0; place < 4; place += 1) await answer(other(heard.at(-1) as Side));
    expect(screen.getByRole('alert')).toHaveTextContent('the wrong way round');
    expect(found).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Ask me once more' }));
    for (let place = 0; place < 4; place += 1) await answer(heard.at(-1) as Side);
    expect(found).toHaveBeenCalledTimes(1);
  });

  it('is not found with one wrong answer', async () => {
    await ask();
    for (let place = 0; place < 3; place += 1) await answer(heard.at(-1) as Side);
    await answer(other(heard.at(-1) as Side));
    expect(screen.getByRole('alert')).toHaveTextContent('in the other ear');
    expect(found).not.toHaveBeenCalled();
  });
});
