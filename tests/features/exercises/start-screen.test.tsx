import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { StartScreen, type StartScreenProps } from '@/features/exercises/player/start-screen';
import type { Options } from '@/features/exercises/view';
import { view as nback } from '@/features/exercises/views/nback';
import { view as stroop } from '@/features/exercises/views/stroop';
import { type ExerciseFacts, findFacts } from '@/lib/exercises/registry';
import { renderAt } from '../../support/render';

const user = userEvent.setup();

function open(
  variant: string,
  options: Options,
  view = stroop,
  unfinished: StartScreenProps['unfinished'] = null,
) {
  const { id } = view.exercise;
  const config = view.exercise.configFor({ variant, mode: 'train', run: 1, last: null, options });
  const onSetup = vi.fn();
  renderAt(
    `/training-hub/${id}`,
    <StartScreen
      facts={findFacts(id) as ExerciseFacts}
      view={view}
      userId="5b8f0f6e-1111-4222-8333-444455556666"
      asked={{}}
      setup={{ variant, options }}
      onSetup={onSetup}
      run={1}
      begins={view.begins?.(config) ?? null}
      isFixed={false}
      canPractise
      busy={false}
      unfinished={unfinished}
      onStart={() => {}}
      onPractise={() => {}}
    />,
  );
  return onSetup;
}

const colours = () => screen.queryByRole('group', { name: 'Which four colors can you tell apart easily?' });

describe('the start of an exercise', () => {
  it('asks which colours somebody tells apart, and hands the answer on', async () => {
    const onSetup = open('ink', {});
    expect(colours()).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Blue, Orange, Pink, and Gray' }));
    expect(onSetup).toHaveBeenCalledWith({ variant: 'ink', options: { colours: 'safe' } });
  });

  it('does not ask again once it was answered', async () => {
    open('ink', { colours: 'safe' });
    expect(colours()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change settings' }));
    expect(screen.getByRole('radio', { name: 'Blue, Orange, Pink, and Gray' })).toBeChecked();
  });

  it('says what the chosen form asks for, and nothing of colours where none are seen', () => {
    open('pitch', {});
    expect(colours()).toBeNull();
    expect(screen.getByText('Say whether the voice is high or low, whatever the word says.')).toBeVisible();
  });

  it('says what the run begins with, where the rule alone does not tell it', () => {
    open('shown', {}, nback);
    expect(screen.getByText('This run begins with 2 back.')).toBeVisible();
  });

  it('offers a run that waits here, to go on with or to end', () => {
    open('shown', {}, nback, { isElsewhere: false, onGoOn: () => {}, onGiveUp: () => {} });
    expect(screen.getByRole('heading', { name: 'A run is under way' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'End the run' })).toBeVisible();
  });

  it('says of a run that another tab has where it is, and offers nothing that would be refused', () => {
    open('shown', {}, nback, { isElsewhere: true, onGoOn: () => {}, onGiveUp: () => {} });
    expect(screen.getByRole('heading', { name: 'This run is open in another tab' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'End the run' })).toBeNull();
    expect(screen.queryByText('A run is under way')).toBeNull();
  });
});
