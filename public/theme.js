// Puts the chosen look on <html>: before the first paint, so that nothing flashes, and again whenever the page, another
// tab or the device changes it. The only place that does; the names and words are those of src/lib/appearance/display.ts.
(() => {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const moreContrast = matchMedia('(prefers-contrast: more)');
  /** What is written down as an attribute; the default of each field is no attribute. */
  const marked = {
    motion: ['reduced', 'none'],
    contrast: ['high', 'soft'],
    font: ['atkinson', 'opendyslexic'],
    textSize: ['110', '125', '150'],
    letterSpacing: ['wide', 'wider'],
    lineSpacing: ['wide', 'wider'],
    lineLength: ['short'],
    density: ['compact', 'roomy'],
    sound: ['quiet', 'off'],
    focus: ['on'],
  };

  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage can be switched off; the page then starts with the system's look
    }
  };

  const read = () => {
    try {
      const display = JSON.parse(stored('fcl.display'));
      if (typeof display === 'object' && display !== null) return display;
    } catch {
      // Broken: as if nothing was kept.
    }
    // The keys of earlier versions.
    return { theme: stored('fcl.theme'), contrast: stored('fcl.contrast') };
  };

  let current = read();

  const apply = () => {
    const { theme } = current;
    root.dataset.theme = theme === 'dark' || (theme !== 'light' && dark.matches) ? 'dark' : 'light';
    for (const [field, words] of Object.entries(marked)) {
      if (words.includes(current[field])) root.dataset[field] = current[field];
      else delete root.dataset[field];
    }
    // What the device asks for holds where nothing was chosen; soft contrast declines it.
    if (root.dataset.contrast === undefined && moreContrast.matches) root.dataset.contrast = 'high';
  };

  apply();

  dark.addEventListener('change', apply);
  moreContrast.addEventListener('change', apply);
  addEventListener('fcl:display', ({ detail }) => {
    current = detail;
    apply();
  });
  addEventListener('storage', ({ key }) => {
    if (key !== null && !key.startsWith('fcl.')) return;
    current = read();
    apply();
  });
})();
