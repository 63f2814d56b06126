import { useSyncExternalStore } from 'react';

export type Theme = 'system' | 'light' | 'dark';
export type Contrast = 'normal' | 'high';

/** The same keys are read before the first paint by public/theme.js. */
const themeKey = 'fcl.theme';
const contrastKey = 'fcl.contrast';
const changed = 'fcl:appearance';

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null; // storage is switched off: the system's look is used
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // The choice then lasts until the page is left.
  }
}

function systemIsDark(): boolean {
  return window.matchMedia('(prefers-color-scheme: dark)').matches;
}

function subscribe(onChange: () => void): () => void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const followSystem = () => {
    if (storedTheme() === 'system') applyTheme('system');
    onChange();
  };
  const followOtherTab = (event: StorageEvent) => {
    if (event.key !== themeKey && event.key !== contrastKey) return;
    applyTheme(storedTheme());
    applyContrast(storedContrast());
    onChange();
  };
  window.addEventListener(changed, onChange);
  window.addEventListener('storage', followOtherTab);
  dark.addEventListener('change', followSystem);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener('storage', followOtherTab);
    dark.removeEventListener('change', followSystem);
  };
}

function storedTheme(): Theme {
  const value = read(themeKey);
  return value === 'light' || value === 'dark' ? value : 'system';
}

function storedContrast(): Contrast {
  return read(contrastKey) === 'high' ? 'high' : 'normal';
}

function applyTheme(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && systemIsDark());
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

function applyContrast(contrast: Contrast): void {
  if (contrast === 'high') document.documentElement.dataset.contrast = 'high';
  else delete document.documentElement.dataset.contrast;
}

function setTheme(theme: Theme): void {
  write(themeKey, theme === 'system' ? null : theme);
  applyTheme(theme);
  window.dispatchEvent(new Event(changed));
}

function setContrast(contrast: Contrast): void {
  write(contrastKey, contrast === 'high' ? 'high' : null);
  applyContrast(contrast);
  window.dispatchEvent(new Event(changed));
}

/** Theme and contrast as chosen on this device, and the setters. Follows the system and other tabs. */
export function useAppearance() {
  const theme = useSyncExternalStore<Theme>(subscribe, storedTheme, () => 'system');
  const contrast = useSyncExternalStore<Contrast>(subscribe, storedContrast, () => 'normal');
  return { theme, contrast, setTheme, setContrast };
}
