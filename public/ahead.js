// Written into the page by the build, before its content: looks who comes and asks at once for what they need besides the
// page as it was drawn: the texts of their language, and the client where a session is kept. Who reads another language is
// led to the page as it stands in theirs. What is not drawn for them (in their language, signed out, at its plain address)
// stays out of sight until the app has drawn it: nothing is read and then moved.
(() => {
  const root = document.documentElement;
  const {
    languages,
    language: own,
    hasTwins,
    opens,
    opensBeside,
    fonts,
    texts,
    code,
    session,
    sessionTexts,
    signIn,
    backend,
    at,
    reads,
  } = JSON.parse(document.getElementById('ahead').textContent);
  const key = 'i18nextLng';
  const query = new URLSearchParams(location.search);

  const stored = (storage, name) => {
    try {
      return window[storage].getItem(name);
    } catch {
      return null; // storage can be switched off
    }
  };

  const ask = (rel, href, as) => {
    const link = document.createElement('link');
    Object.assign(link, { rel, href, crossOrigin: 'anonymous' });
    if (as) link.as = as;
    document.head.append(link);
  };

  // The places and their order are those of src/i18n/detect-in-browser.ts.
  const named = location.pathname.split('/')[1];
  const language =
    [
      query.get('lng'),
      languages.includes(named) ? named : null,
      new RegExp(`(?:^|; )${key}=([^;]*)`).exec(document.cookie)?.[1],
      stored('localStorage', key),
      stored('sessionStorage', key),
      ...navigator.languages,
    ]
      .map((code) => code?.slice(0, 2).toLowerCase())
      .find((code) => languages.includes(code)) ?? 'en';
  root.lang = language;
  const askTexts = (files) => {
    for (const file of files) ask('preload', file.replace('/en/', `/${language}/`), 'fetch');
  };
  const kept = stored('localStorage', 'fcl.auth');
  const mayHaveSession = kept !== null;

  const isQuestion =
    [...query.keys()].some((name) => !/^(lng|utm_.*|[a-z]*clid)$/.test(name)) || location.hash.includes('=');
  // A session that has run out is renewed before anything is read in its name (src/integrations/supabase/client.ts).
  const mustRenew = (seconds) => !(seconds * 1000 - Date.now() > 90_000);
  const expires = Number(/"expires_at":(\d+)/.exec(kept ?? '')?.[1]);
  // Of what only members see it is not known yet whether somebody is one whose session has to be renewed.
  const isMember = mayHaveSession && !mustRenew(expires);
  const isAsDrawn = language === own && !isQuestion;
  if (!isAsDrawn || (opens ? !isMember : mayHaveSession)) root.dataset.fresh = '';
  if (opensBeside && isAsDrawn && isMember) root.dataset.member = '';
  // Where a service worker answers, type is here already; else the page of a member does without (src/styles/base.css).
  if ((opens || opensBeside) && !navigator.serviceWorker?.controller) root.dataset.firstVisit = '';

  // A round trip more, and the page can be read before any script has come. Where a service worker answers, all is here.
  if (
    hasTwins &&
    language !== own &&
    !mayHaveSession &&
    !isQuestion &&
    !navigator.serviceWorker?.controller
  ) {
    const plain = languages.includes(named) ? location.pathname.slice(3) : location.pathname;
    const twin = language === 'en' ? plain || '/' : `/${language}${plain}`;
    // English has no part of the address to be known by.
    if (language !== 'en') query.delete('lng');
    if (twin !== location.pathname) {
      location.replace(twin + (query.size > 0 ? `?${query}` : '') + location.hash);
      return;
    }
  }

  // What stands in this address where the page's own has a parameter.
  const valuesAt = (patterns) => {
    const parts = location.pathname.split('/');
    const of = patterns
      .map((pattern) => pattern.split('/'))
      .find(
        (names) =>
          names.length === parts.length &&
          names.every((name, n) => name.startsWith(':') || name === parts[n]),
      );
    return Object.fromEntries(
      (of ?? []).flatMap((name, n) => (name.startsWith(':') ? [[name.slice(1), parts[n]]] : [])),
    );
  };

  // What the page reads whatever the answers are (src/integrations/supabase/asked-ahead.ts takes them). A worker that has
  // the page still has to ask for these. Returns how to ask for each.
  const questionsOf = (list, token, user) => {
    const answers = new Map();
    const questions = [];
    const values = { ...valuesAt(at), language, user };
    const named = /\{(\w+)\}/g;
    const mine = (text) => text?.replaceAll(named, (_, name) => values[name]);
    for (const { method, path, headers, body, only } of list) {
      if (only && only !== language) continue;
      const names = [...`${path}${body ?? ''}`.matchAll(named)].map(([, name]) => name);
      // An address that is not one of ours names nothing that could be asked for.
      if (!names.every((name) => /^[\w-]+$/.test(values[name] ?? ''))) continue;
      const url = (backend.url || location.origin) + mine(path);
      const key = [method, url, headers.accept ?? null, headers.prefer ?? null, headers.range ?? null];
      questions.push(() => {
        const send = async () =>
          fetch(url, {
            method,
            headers: {
              ...headers,
              apikey: backend.key,
              authorization: `Bearer ${token ?? backend.key}`,
              'x-request-id': crypto.randomUUID(),
            },
            body: mine(body),
          });
        const answer = send();
        // Whoever takes it hears of a fault, also that it could not be asked; where nobody does it is none.
        answer.catch(() => {});
        answers.set(JSON.stringify([...key, mine(body) ?? null]), answer);
      });
    }
    window.fclAskedAhead = { token, answers };
    return questions;
  };
  let questions = [];
  if (!mayHaveSession) questions = questionsOf(reads.visitor, null, '');
  else if (isMember) {
    try {
      const { access_token: token, user } = JSON.parse(kept);
      questions = questionsOf(reads.member, token, user.id);
    } catch {
      // Something else is kept there: the app says what comes of it.
    }
  }

  // Answers are small and mostly waited for, and a browser opens six connections to a server at most: five questions go beside the
  // file that all code begins with, which has the line for itself meanwhile. Then the line is for the rest of the code.
  const atOnce = 5;
  for (const go of questions.slice(0, atOnce)) go();
  // Beside what is drawn for visitors that is theirs.
  if (!(opensBeside && mayHaveSession)) for (const file of code) ask('modulepreload', file);
  // What stays out of sight needs no type: it would keep the code waiting.
  if (root.dataset.fresh === undefined) for (const file of fonts) ask('preload', file, 'font');
  const mine = mayHaveSession ? sessionTexts : texts;
  // The texts of the page as it was drawn stand in it.
  askTexts(language === own ? mine.filter((file) => !texts.includes(file)) : mine);
  if (mayHaveSession) {
    for (const file of mustRenew(expires) ? [...session, ...signIn] : session) ask('modulepreload', file);
  }
  for (const go of questions.slice(atOnce)) go();
})();
