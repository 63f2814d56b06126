// Runs before the first paint so that a stored theme, contrast or language never flashes the default one.
(() => {
  try {
    const root = document.documentElement;
    const theme = localStorage.getItem('fcl.theme');
    const dark =
      theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
    root.dataset.theme = dark ? 'dark' : 'light';
    if (localStorage.getItem('fcl.contrast') === 'high') root.dataset.contrast = 'high';
    const language = localStorage.getItem('i18nextLng');
    if (language && /^[a-z]{2}$/.test(language)) root.lang = language;
  } catch {
    // Storage can be switched off; the page then starts with the system's look.
  }
})();
