import '../../../public/theme.js';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FocusModeBar } from '@/app/navigation/focus-mode-bar';
import { changeDisplay } from '@/contexts/appearance';
import { ToneChoice } from '@/features/exercises/clocks/breathing/tone-choice';
import { showsHighContrast, soundLevel, wantsLessMotion } from '@/hooks/display-effects';
import { NeuroSettingsPage } from '@/pages/settings/neuro-settings-page';
import { renderAt } from '../../support/render';

const auth = vi.hoisted(() => ({ status: 'signed-out' }));
vi.mock('@/contexts/auth', () => ({ useAuth: () => auth }));

const root = document.documentElement;
function reset() {
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
}
beforeEach(reset);
afterEach(() => {
  reset();
  auth.status = 'signed-out';
});

const radio = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });

describe('reading and focus settings', () => {
  it('show a mix on the page the moment it is chosen', async () => {
    renderAt('/', <NeuroSettingsPage />);
    await userEvent.setup().click(screen.getByRole('radio', { name: /^Calm/ }));
    expect(root.dataset).toMatchObject({
      motion: 'none',
      contrast: 'soft',
      density: 'roomy',
      sound: 'quiet',
    });
    expect(screen.getByText('“Calm” is on.')).toBeVisible();
    expect(radio('Motion', 'None')).toBeChecked();
  });

  it('give the earlier choice back', async () => {
    renderAt('/', <NeuroSettingsPage />);
    const user = userEvent.setup();
    await user.click(radio('Letters', 'OpenDyslexic'));
    await user.click(radio('Text size', '125%'));
    await user.click(screen.getByRole('radio', { name: /^Clear/ }));
    expect(root.dataset.font).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(root.dataset).toMatchObject({ font: 'opendyslexic', textSize: '125' });
    expect(screen.getByText('Your earlier choice is back.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('call a changed mix the person’s own', async () => {
    renderAt('/', <NeuroSettingsPage />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: /^Deep focus/ }));
    await user.click(radio('Sounds', 'Quiet'));
    expect(screen.getByText('You have a mix of your own now.')).toBeVisible();
    expect(root.dataset).toMatchObject({ focus: 'on', sound: 'quiet' });
  });

  it('work by the arrow keys', async () => {
    renderAt('/', <NeuroSettingsPage />);
    const user = userEvent.setup();
    await user.click(radio('Contrast', 'Standard'));
    await user.keyboard('{ArrowRight}');
    expect(root.dataset.contrast).toBe('high');
  });

  it('say where the choice is kept', () => {
    renderAt('/', <NeuroSettingsPage />).unmount();
    auth.status = 'signed-in';
    renderAt('/', <NeuroSettingsPage />);
    expect(screen.getByText(/in your account/)).toBeVisible();
  });

  it('do not promise silence where sound is the test', () => {
    renderAt('/', <NeuroSettingsPage />);
    const hint = /attention test by ear always speaks its letters/;
    expect(within(screen.getByRole('group', { name: 'Sounds' })).getByText(hint)).toBeVisible();
  });
});

describe('focus mode', () => {
  const bar = () => {
    changeDisplay({ focus: 'on' });
    renderAt(
      '/',
      <>
        <FocusModeBar />
        <header data-slot="site-header">
          <a href="/">Home</a>
        </header>
        <input aria-label="Note" />
      </>,
    );
    return userEvent.setup();
  };

  it('ends by its button, and the focus goes to where the navigation is back', async () => {
    const user = bar();
    await user.click(screen.getByRole('button', { name: 'Leave focus mode' }));
    expect(root.dataset.focus).toBeUndefined();
    expect(document.activeElement?.textContent).toBe('Home');
  });

  it('ends by Escape from anywhere, and the focus stays', async () => {
    const user = bar();
    await user.click(screen.getByRole('textbox', { name: 'Note' }));
    await user.keyboard('{Escape}');
    expect(root.dataset.focus).toBeUndefined();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  });

  it('leaves Escape to a window that is open', async () => {
    const user = bar();
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    await user.keyboard('{Escape}');
    expect(root.dataset.focus).toBe('on');
    dialog.remove();
    await user.keyboard('{Escape}');
    expect(root.dataset.focus).toBeUndefined();
  });
});

describe('what scripts ask of the look', () => {
  it('is how loud sounds may be', () => {
    expect(soundLevel()).toBe(1);
    changeDisplay({ sound: 'quiet' });
    expect(soundLevel()).toBeGreaterThan(0);
    expect(soundLevel()).toBeLessThan(1);
    changeDisplay({ sound: 'off' });
    expect(soundLevel()).toBe(0);
  });

  it('is whether to move less and to show more contrast', () => {
    expect([wantsLessMotion(), showsHighContrast()]).toEqual([false, false]);
    changeDisplay({ motion: 'reduced', contrast: 'soft' });
    expect([wantsLessMotion(), showsHighContrast()]).toEqual([true, false]);
    changeDisplay({ motion: 'none', contrast: 'high' });
    expect([wantsLessMotion(), showsHighContrast()]).toEqual([true, true]);
  });
});

describe('the tone of the breathing exercise', () => {
  it('is not offered while all sounds are off, and says why', () => {
    renderAt('/', <ToneChoice checked onChange={() => {}} />);
    const box = screen.getByRole('checkbox');
    expect(box).toBeChecked();
    act(() => changeDisplay({ sound: 'off' }));
    expect(box).toMatchObject({ checked: false, disabled: true });
    expect(screen.getByText(/Sounds are off/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change that' })).toHaveAttribute('href', '/neuro-settings');
  });
});
