import '../../public/theme.js';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguagePicker } from '@/components/language-picker';
import { languageCodes } from '@/config/languages';
import { ThemeToggle } from '@/features/appearance/theme-toggle';
import { renderAt } from '../support/render.tsx';

const page = document.documentElement;
const kept = (): unknown => JSON.parse(localStorage.getItem('fcl.display') ?? 'null');

function reset() {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}

beforeEach(reset);
afterEach(reset);

describe('ThemeToggle', () => {
  it('starts as the device says, applies a choice at once and keeps it', async () => {
    renderAt('/', <ThemeToggle />);
    expect(screen.getByRole('radio', { name: 'As the device' })).toBeChecked();
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(page.dataset.theme).toBe('dark');
    expect(kept()).toMatchObject({ theme: 'dark' });
    await user.keyboard('{ArrowLeft}');
    expect(page.dataset.theme).toBe('light');
    await user.click(screen.getByRole('radio', { name: 'As the device' }));
    expect(kept()).toMatchObject({ theme: 'system' });
  });

  it('turns high contrast on and off', async () => {
    renderAt('/', <ThemeToggle />);
    const user = userEvent.setup();
    const box = screen.getByRole('checkbox', { name: 'High contrast' });
    await user.click(box);
    expect(page.dataset.contrast).toBe('high');
    expect(kept()).toMatchObject({ contrast: 'high' });
    await user.click(box);
    expect(page.dataset.contrast).toBeUndefined();
  });

  it('reads what an earlier version kept until there is a newer choice', async () => {
    localStorage.setItem('fcl.theme', 'dark');
    localStorage.setItem('fcl.contrast', 'high');
    renderAt('/', <ThemeToggle />);
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await userEvent.setup().click(screen.getByRole('checkbox', { name: 'High contrast' }));
    expect(kept()).toMatchObject({ theme: 'dark', contrast: 'normal' });
    expect(localStorage.getItem('fcl.theme')).toBeNull();
    expect(localStorage.getItem('fcl.contrast')).toBeNull();
  });

  it('lasts until the page is left where storage is switched off', async () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    renderAt('/', <ThemeToggle />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(page.dataset.theme).toBe('dark');
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    refuse.mockRestore();
    await user.click(screen.getByRole('radio', { name: 'Light' }));
    expect(kept()).toMatchObject({ theme: 'light' });
  });

  it('keeps two of them on one page in step', async () => {
    renderAt(
      '/',
      <>
        <ThemeToggle />
        <ThemeToggle />
      </>,
    );
    const [first, second] = screen.getAllByRole('radio', { name: 'Dark' });
    if (!first) throw new Error('no toggle');
    await userEvent.setup().click(first);
    expect(second).toBeChecked();
  });

  it('follows a choice made in another tab', () => {
    renderAt('/', <ThemeToggle />);
    localStorage.setItem('fcl.display', JSON.stringify({ theme: 'dark' }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'fcl.display' })));
    expect(page.dataset.theme).toBe('dark');
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });
});

describe('LanguagePicker', () => {
  it('offers every language by its own name, marked with its language', () => {
    renderAt('/', <LanguagePicker />);
    const options = screen.getAllByRole('option');
    expect(options).toHaveLength(languageCodes.length);
    expect(options.map((option) => [option.getAttribute('lang'), option.textContent])).toContainEqual([
      'ja',
      '日本語',
    ]);
    expect(screen.getByLabelText('Language')).toHaveValue('en');
  });
});
