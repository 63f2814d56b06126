import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '@/config/brand';
import { languageCodes } from '@/config/languages';

type Listening = [type: string, listener: EventListener, options?: boolean];
/** What the scripts of this page listen to; a page that is left listens no more. */
let listening: Listening[] = [];
const listen = window.addEventListener.bind(window);

function leavePage(): void {
  for (const [type, listener, options] of listening) window.removeEventListener(type, listener, options);
  listening = [];
  vi.clearAllTimers();
  document.body.replaceChildren();
}

/** A page that is being opened: its markup stands, its scripts run. */
async function openPage(address: string, markup = '<div id="root"></div>'): Promise<void> {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = markup;
  vi.resetModules();
  await import('../../public/boot.js');
}

const mount = (detail?: { fault: unknown }) => window.dispatchEvent(new CustomEvent('fcl:mount', { detail }));
const fail = (error: Error, filename = 'http://localhost/assets/a.js') =>
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message, filename }));
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const draw = () => {
  const root = document.querySelector('#root');
  if (root) root.textContent = 'Good morning';
};

const called = () => document.head.querySelector<HTMLScriptElement>('script[src="/boot-help.js"]');
interface Trouble {
  cause: string;
  error?: unknown;
  mayHelp: boolean;
  isFresh: boolean;
  time: Date;
  stands: () => boolean;
}

/** What the help is told once it has come; null where it was not called. */
function told(): Trouble | null {
  let trouble: Trouble | null = null;
  const hear = (event: Event) => {
    trouble = (event as CustomEvent<Trouble>).detail;
  };
  window.addEventListener('fcl:trouble', hear);
  called()?.dispatchEvent(new Event('load'));
  return trouble;
}

beforeEach(() => {
  vi.useFakeTimers();
  document.head.replaceChildren();
  localStorage.clear();
  vi.spyOn(window, 'addEventListener').mockImplementation((...all: unknown[]) => {
    listening.push(all as Listening);
    listen(...(all as Listening));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  leavePage();
  document.documentElement.lang = 'en';
});

describe('a page that does not start', () => {
  it.each([
    ['an error nobody caught', 'error', () => fail(new TypeError('x is not a function'))],
    ['a promise nobody caught', 'rejection', () => reject(new TypeError('x is not a function'))],
    ['a mount that failed', 'mount', () => mount({ fault: new TypeError('x is not a function') })],
  ])('calls the help for %s', async (_what, cause, happen) => {
    await openPage('/');
    happen();
    vi.runAllTimers();
    expect(told()).toMatchObject({ cause, error: new TypeError('x is not a function'), mayHelp: false });
  });

  it('calls the help when the page has no root', async () => {
    await openPage('/', '<p>Nothing here</p>');
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
    vi.runAllTimers();
    expect(told()).toMatchObject({ cause: 'root', isFresh: false });
  });

  it('may be loaded anew when a script of its own did not come, and not for that of an extension', async () => {
    await openPage('/');
    for (const src of ['chrome-extension://abc/a.js', '/assets/index.js']) {
      const script = document.createElement('script');
      script.src = src;
      document.body.append(script);
      script.dispatchEvent(new Event('error'));
      vi.runAllTimers();
      expect(called() !== null).toBe(src.startsWith('/'));
    }
    expect(told()).toMatchObject({ cause: 'error', mayHelp: true });
  });

  it('may be loaded anew when nothing is drawn a second after the mount', async () => {
    await openPage('/');
    mount();
    vi.advanceTimersByTime(999);
    expect(called()).toBeNull();
    vi.advanceTimersByTime(100);
    expect(told()).toMatchObject({ cause: 'mount', mayHelp: true, isFresh: false });
  });

  it('is not taken for broken while the device is busy drawing it', async () => {
    const resting: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (act: () => void) => resting.push(act));
    await openPage('/');
    mount();
    vi.advanceTimersByTime(3000);
    draw();
    for (const act of resting) act();
    vi.runAllTimers();
    expect(resting).toHaveLength(1);
    expect(called()).toBeNull();
  });

  it('tells that it was loaded anew before, and takes the mark out of the address as it mounts', async () => {
    await openPage('/faq?lng=de&fresh=abc#data');
    mount();
    expect(window.location.href).toBe(`${window.location.origin}/faq?lng=de#data`);
    vi.advanceTimersByTime(1100);
    expect(told()).toMatchObject({ isFresh: true });
  });

  it.each([
    ['an extension', new Error('x'), 'moz-extension://abc/content.js'],
    ['a script of another site, of which nothing is known', new Error('Script error.'), ''],
    [
      'a warning of the browser about its own layout',
      new Error('ResizeObserver loop limit exceeded'),
      undefined,
    ],
  ])('is not blamed for %s', async (_what, error, file) => {
    await openPage('/');
    fail(error, file);
    vi.runAllTimers();
    expect(called()).toBeNull();
  });
});

describe('an app that stands', () => {
  it('is not covered for an error in one of its parts', async () => {
    await openPage('/');
    mount();
    draw();
    fail(new Error('a part'));
    reject(new Error('a part'));
    vi.runAllTimers();
    expect(called()).toBeNull();
  });

  it('calls the help when an error takes everything away', async () => {
    await openPage('/');
    mount();
    draw();
    vi.runAllTimers();
    fail(new Error('all of it'));
    document.querySelector('#root')?.replaceChildren();
    vi.runAllTimers();
    expect(told()).toMatchObject({ cause: 'error' });
  });

  it.each([
    ['what was drawn at the build', '<h1>Welcome</h1>', () => fail(new Error('before the app has come'))],
    ['what a page begins with', '<div data-opening><h1>Testing Hub</h1></div>', () => mount()],
  ])('does not count while it is only %s', async (_what, markup, happen) => {
    await openPage('/', `<div id="root">${markup}</div>`);
    happen();
    vi.runAllTimers();
    expect(called()).not.toBeNull();
  });
});

describe('a form that somebody sends before the page has come to life', () => {
  it('sends nothing to the address of the page, and knows that it was asked', async () => {
    await openPage(
      '/auth',
      '<div id="root"><form><input name="password" value="Quiet-Lake-42" /></form></div>',
    );
    const form = document.querySelector('form') as HTMLFormElement;
    const sent = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(sent);
    expect(sent.defaultPrevented).toBe(true);
    expect(form.dataset.asked).toBe('');
  });
});

describe('the panel', () => {
  async function ask(address: string, trouble: Partial<Trouble> = {}): Promise<void> {
    leavePage();
    // jsdom knows the element and not what it does.
    const element = HTMLDialogElement.prototype;
    element.showModal ??= function showModal(this: HTMLDialogElement) {
      this.open = true;
    };
    element.close ??= function close(this: HTMLDialogElement) {
      this.dispatchEvent(new Event('close'));
    };
    window.history.replaceState(null, '', address);
    vi.resetModules();
    await import('../../public/boot-help.js');
    const detail = {
      cause: 'error',
      error: new TypeError('x is not a function'),
      mayHelp: false,
      isFresh: false,
      time: new Date('2026-03-01T10:00:00Z'),
      stands: () => false,
      ...trouble,
    };
    window.dispatchEvent(new CustomEvent('fcl:trouble', { detail }));
  }
  const styles = () => [...document.querySelectorAll('link[href="/boot-help.css"]')].at(-1);
  async function show(address: string, trouble: Partial<Trouble> = {}): Promise<HTMLElement> {
    await ask(address, trouble);
    styles()?.dispatchEvent(new Event('load'));
    const dialog = document.querySelector<HTMLElement>('dialog');
    if (!dialog) throw new Error('no panel');
    return dialog;
  }
  const rowsOf = (dialog: HTMLElement) => [...dialog.querySelectorAll('dd')].map((row) => row.textContent);

  it('says what happened, when, where in the program and at which address, and goes when it is closed', async () => {
    const error = new TypeError('x is not a function');
    error.stack = 'TypeError: x is not a function\n    at a (http://localhost/assets/index-Ab3.js:1:20)';
    const dialog = await show('/faq', { error });
    expect(rowsOf(dialog)).toEqual([
      'An error in the program (TypeError)',
      '2026-03-01T10:00:00.000Z',
      'x is not a function',
      error.stack,
      `${window.location.origin}/faq`,
    ]);
    const closing = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Close');
    closing?.click();
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('waits for its styles, so that its buttons do not move, and does without them when they fail or are late', async () => {
    await ask('/faq');
    expect(document.querySelector('dialog')).toBeNull();
    styles()?.dispatchEvent(new Event('error'));
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    await ask('/faq');
    vi.advanceTimersByTime(2900);
    expect(document.querySelector('dialog')).toBeNull();
    vi.advanceTimersByTime(200);
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
  });

  it('does not come over an app that came while its styles were on their way', async () => {
    await ask('/faq', { cause: 'mount', stands: () => true });
    styles()?.dispatchEvent(new Event('load'));
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('goes by itself once the app has come after all', async () => {
    let stands = false;
    await show('/faq', { cause: 'mount', error: undefined, stands: () => stands });
    vi.advanceTimersByTime(2000);
    expect(document.querySelector('dialog')).not.toBeNull();
    stands = true;
    vi.advanceTimersByTime(1000);
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('keeps to itself what is somebody’s own: questions and marks of addresses, ids, tokens, e-mail addresses', async () => {
    const token = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N';
    const id = '0b7f3c1e-5d7a-4a5f-9a8e-1f2d3c4b5a69';
    const error = new Error(
      `Ada.Lovelace@example.org, ${id}: https://a.example/x?token=geheim#access_token=${token}`,
    );
    error.stack = `${error.message}\n at https://a.example/reports/${id}:1:2`;
    const dialog = await show(`/reports/${id}?email=ada@example.org#access_token=${token}`, { error });
    expect(dialog.textContent).not.toMatch(/ada|lovelace|geheim|eyJ|0b7f3c1e/i);
    expect(rowsOf(dialog).at(-1)).toBe(`${window.location.origin}/reports/…`);
  });

  it('knows no message where something else than an error was thrown', async () => {
    const dialog = await show('/', { error: undefined });
    expect(rowsOf(dialog).slice(2, 4)).toEqual(['none', 'none']);
  });

  const textsOf = async (language: string) => {
    const shown: string[] = [];
    for (const cause of ['error', 'rejection', 'mount', 'root']) {
      const dialog = await show(`/?lng=${language}`, { cause, error: '' });
      expect(dialog.lang).toBe(language);
      const texts = dialog.querySelectorAll('h1, p, dt, dd, button');
      shown.push(...[...texts].map(({ textContent }) => textContent));
    }
    return shown;
  };

  it.each(languageCodes)('speaks %s and names the address to write to', async (language) => {
    const texts = await textsOf(language);
    expect(texts.filter((text) => text.includes(brand.email))).toHaveLength(4);
    expect(texts.filter((text) => text === '' || /undefined|[{}]/.test(text))).toEqual([]);
    if (language === 'en') return;
    const english = new Set(await textsOf('en'));
    // A word that French and English share.
    const same = texts.filter((text) => english.has(text) && text !== 'Message');
    expect(same.filter((text) => !/^\d{4}-|^http/.test(text))).toEqual([]);
  });

  it('speaks the language that was chosen here', async () => {
    localStorage.setItem('i18nextLng', 'ja');
    expect((await show('/')).lang).toBe('ja');
  });
});
