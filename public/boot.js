// Written into every page before anything else: sees what keeps the app from standing, and fetches the help for it
// (boot-help.js). Causes: an error or a promise nobody caught, a mount that failed, a page that lost its root.
(() => {
  let isMounted = false;
  let isTold = false;
  const rootOf = () => document.getElementById('root');
  // What was drawn at the build does not count before the app has come, and the opening of a page never does.
  const stands = () =>
    isMounted &&
    !rootOf()?.querySelector('[data-opening]') &&
    Boolean(rootOf()?.textContent.trim() || rootOf()?.querySelector('img, svg, canvas'));
  // A page is loaded anew for help once: the mark stands in its address until the app mounts.
  const isFresh = new URLSearchParams(location.search).has('fresh');

  const tell = (cause, error, mayHelp = false) => {
    // React takes down what failed a moment after it says so.
    setTimeout(() => {
      if (isTold || stands()) return;
      isTold = true;
      const detail = { cause: rootOf() ? cause : 'root', error, mayHelp, isFresh, time: new Date(), stands };
      const script = document.createElement('script');
      script.src = '/boot-help.js';
      script.onload = () => dispatchEvent(new CustomEvent('fcl:trouble', { detail }));
      document.head.append(script);
    });
  };

  const isForeign = (error, file) =>
    file === '' || /^\w+-extension:/.test(file ?? '') || /-extension:\/\//.test(error?.stack ?? '');
  addEventListener(
    'error',
    (event) => {
      const { error, message, filename } = event;
      // Of a script that did not come the event knows its element alone.
      const { src } = event.target;
      if (src) {
        if (event.target instanceof HTMLScriptElement && src.startsWith(location.origin))
          tell('error', new Error(`Not loaded: ${src}`), true);
      } else if (
        event instanceof ErrorEvent &&
        !isForeign(error, filename) &&
        !/^ResizeObserver/.test(message)
      ) {
        tell('error', error ?? new Error(message));
      }
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!isForeign(reason)) tell('rejection', reason);
  });
  // A form that has not come to life would send what it holds, a password with it, in the address of the page. What is asked
  // of it waits until it can (src/components/form.tsx).
  addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      event.target.dataset.asked = '';
    },
    true,
  );
  addEventListener('DOMContentLoaded', () => {
    if (!rootOf()) tell('root');
  });
  // Of main.tsx: without a fault the app mounts now.
  addEventListener('fcl:mount', ({ detail }) => {
    if (detail) {
      tell('mount', detail.fault);
      return;
    }
    isMounted = true;
    if (isFresh) {
      const address = new URL(location.href);
      address.searchParams.delete('fresh');
      history.replaceState(history.state, '', address);
    }
    // What is slow is no fault: a device that is busy drawing is looked at once it has come to rest.
    const atRest = globalThis.requestIdleCallback ?? setTimeout;
    setTimeout(() => atRest(() => tell('mount', undefined, true)), 1000);
  });
})();
