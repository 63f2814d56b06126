import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// What is waited for may be slow on a busy machine; a test still ends long before this when it passes.
configure({ asyncUtilTimeout: 15_000 });

// What is found may be so new that its effects have not run: no focus yet, a dialog that takes no clicks. React runs them in
// turns of the event loop that timers overtake on a busy machine, so whoever waited lets some turns pass before going on.
// Kept, so that a clock that a test holds does not hold these.
const immediate = setImmediate;
const turn = () => new Promise((resolve) => immediate(resolve));
const { asyncWrapper } = getConfig();
const withEffects: typeof asyncWrapper = (wait) =>
  asyncWrapper(async () => {
    const found = await wait();
    for (let turns = 0; turns < 4; turns += 1) await turn();
    return found;
  });
// The library is loaded once for all files, this file once for each.
if (asyncWrapper.name !== withEffects.name) configure({ asyncWrapper: withEffects });
afterEach(() => {
  cleanup();
  // What a test kept on the device is not there for the next one, in whatever order files come.
  localStorage.clear();
  sessionStorage.clear();
});
// Test files share one module cache for speed: each begins with modules of its own, so that its fakes are in place, and
// what it replaced does not reach the next.
vi.resetModules();
// One document, too: where the file before stood, and what it left on the page, is not where this one begins.
window.history.replaceState(null, '', '/');
document.documentElement.removeAttribute('data-fresh');
document.head.replaceChildren();
afterAll(() => {
  vi.resetModules();
});

// jsdom lacks the pointer and layout calls that Radix controls make.
const element = window.HTMLElement.prototype;
element.hasPointerCapture ??= () => false;
element.setPointerCapture ??= () => {};
element.releasePointerCapture ??= () => {};
element.scrollIntoView ??= () => {};
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }) as MediaQueryList;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
