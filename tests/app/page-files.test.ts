import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { hashOf, htmlFile } from '../../scripts/html-files.ts';
import { type Code, htmlIn, pageFiles, redirectsFile } from '../../scripts/page-files.ts';
import { areaGuard, client, dataLayout, planGuard, signIn } from '../../scripts/page-starts.ts';
import { asMember, notFoundRow, routedPages } from '../../src/app/route-rows.ts';
import { languageCodes } from '../../src/config/languages.ts';

const pages = [
  ...new Set(
    [...routedPages, notFoundRow]
      .flatMap((row) => [row, asMember(row) ?? row])
      .map(({ page }) => `src/pages/${page}.tsx`),
  ),
];
/** A build in which every page is a file of its own that imports the core. */
const code: Code = [
  { file: 'assets/first.js', isEntry: true, imports: ['assets/core.js'], dynamicImports: [], sources: [] },
  { file: 'assets/core.js', isEntry: false, imports: [], dynamicImports: [], sources: [] },
  ...[...pages, dataLayout, planGuard, areaGuard, client, signIn].map((source) => ({
    file: `assets/${source.replaceAll('/', '-')}.js`,
    isEntry: false,
    imports: ['assets/core.js'],
    dynamicImports: [],
    sources: [source],
  })),
];
const files = pageFiles(code);
const at = (path: string) => files.find((file) => file.at.includes(path));

describe('the HTML files', () => {
  it('draw the thirty public pages, and nobody’s own', () => {
    const drawn = files.filter(({ isDrawn }) => isDrawn).map(({ html }) => html);
    expect(drawn.sort()).toEqual([
      'auth.html',
      'community-qa.html',
      'community.html',
      'contact.html',
      'cookie-policy.html',
      'dementia-package.html',
      'email-confirmation.html',
      'faq.html',
      'features.html',
      'features/assessments.html',
      'features/calendar-integrations.html',
      'features/community.html',
      'features/dementia.html',
      'features/export-share.html',
      'features/neuro-customization.html',
      'features/procrastination.html',
      'features/progress-tracking.html',
      'features/smart-reminders.html',
      'features/training.html',
      'focus-snapshot.html',
      'index.html',
      'medical-disclaimer.html',
      'neuro-settings.html',
      'pricing.html',
      'privacy-policy.html',
      'privacy.html',
      'search.html',
      'sitemap.html',
      'store.html',
      'terms-of-service.html',
    ]);
  });

  it('draw what search engines may find in every language, each in a folder of its own, and the rest in English', () => {
    expect(at('/faq')?.languages).toEqual(languageCodes);
    expect(at('/auth')?.languages).toEqual(['en']);
    expect(at('/testing-hub')?.languages).toEqual(['en']);
    expect([htmlIn('en', 'faq.html'), htmlIn('de', 'index.html')]).toEqual(['faq.html', 'de/index.html']);
  });

  it('name the code a page is drawn with, and the client where it asks the server at once', () => {
    const named = (path: string) => at(path)?.code.some((file) => file.includes('create-client'));
    expect([named('/'), named('/focus-snapshot'), named('/pricing'), named('/testing-hub')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(at('/pricing')?.session).toEqual([]);
    expect(at('/focus-snapshot')?.session).toHaveLength(1);
    // What all begin with, the page that signed-in people find there, what it reads with, and the client; nothing of the other page.
    expect(at('/')?.session).toHaveLength(4);
    expect(at('/')?.session.filter((file) => file.includes('home'))).toEqual([]);
    expect(at('/')?.sessionTexts).toEqual([
      'common',
      'nav',
      'dashboard.tests.report.habits.schedule.calendar.training.plans.planner.guide.progress.achievements.reminders.notices.upgrade',
    ]);
    expect(at('/testing-hub')?.code).toContain('assets/core.js');
    expect(at('/test/personalized-paths')?.code.some((file) => file.includes('require-membership'))).toBe(
      true,
    );
  });

  it('answer every address with the file of the page that the router shows there', () => {
    const rules = redirectsFile(files)
      .trim()
      .split('\n')
      .map((line) => line.split(' '));
    const example = (path: string) => path.replace(/:(\w+)/g, 'x');
    for (const { path } of routedPages) {
      const file = at(path);
      if (file?.isDrawn) continue;
      const rule = rules.find(([pattern]) => matchPath(pattern ?? '', example(path)));
      expect(rule?.[1], path).toBe(`/${file?.html}`);
    }
    expect(rules.at(-1)).toEqual(['/*', '/app.html', '200']);
  });
});

describe('an HTML file', () => {
  const shell = `<html lang="en"><head><title>App</title><meta name="description" content="The app" />
    <script src="/boot.js"></script>
    <script src="/theme.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/a.css">
  </head><body><div id="root"></div></body></html>`;
  const inline = { styles: 'p{}', scripts: ['one()'] };
  const page = {
    language: 'en' as const,
    code: ['/assets/a.js'],
    texts: { home: { title: '</script><b>' } },
    ahead: {
      languages: ['en'],
      language: 'en' as const,
      hasTwins: true,
      opens: false,
      opensBeside: false,
      fonts: [],
      texts: [],
      code: [],
      session: [],
      sessionTexts: [],
      signIn: [],
      page: '/',
      backend: { url: '', key: 'public' },
      at: [],
      reads: { visitor: [], member: [] },
    },
  };

  it('holds styles, scripts and texts in itself, so that none of them is fetched', () => {
    const html = htmlFile(shell, inline, page);
    expect(html).toContain('<style>p{}</style>');
    expect(html).toContain('<script>one()</script>');
    expect(html).not.toMatch(/boot\.js|theme\.js/);
  });

  it('asks for what it needs before its styles have come, which are most of it; what is drawn is seen first', () => {
    const order = (html: string) =>
      ['<style>', 'id="ahead"', 'one()', 'id="texts"'].toSorted((a, b) => html.indexOf(a) - html.indexOf(b));
    expect(order(htmlFile(shell, inline, page))).toEqual(['id="ahead"', 'one()', '<style>', 'id="texts"']);
    const drawn = { markup: '<h1>FAQ</h1>', title: null, description: '', data: null };
    expect(order(htmlFile(shell, inline, { ...page, drawn }))).toEqual([
      '<style>',
      'id="ahead"',
      'one()',
      'id="texts"',
    ]);
  });

  it('names no file of its styles: a browser would fetch it, switched off or not', () => {
    expect(htmlFile(shell, inline, page)).not.toContain('stylesheet');
  });

  it('says in which language it is, and keeps its texts under that', () => {
    const html = htmlFile(shell, inline, { ...page, language: 'de', facts: ['<meta name="a">'] });
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('id="texts">{"de":');
    expect(html.indexOf('<meta name="a">')).toBeLessThan(html.indexOf('</head>'));
  });

  it('cannot be ended by what a text says', () => {
    const html = htmlFile(shell, inline, page);
    expect(html).not.toContain('</script><b>');
    const block = /<script type="application\/json" id="texts">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(block)).toEqual({ en: page.texts });
  });

  it('ends with what the page says to programs, which no text can end', () => {
    const drawn = { markup: '<h1>FAQ</h1>', title: null, description: '', data: { name: '</script><b>' } };
    const html = htmlFile(shell, inline, { ...page, drawn });
    const said = /<script type="application\/ld\+json">(.*?)<\/script>\s*<\/body>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(said)).toEqual({ name: '</script><b>' });
    expect(html).not.toContain('</script><b>');
  });

  it('begins with what members see of it before its code is there', () => {
    const html = htmlFile(shell, inline, { ...page, opening: '<div data-opening><h1>Hub</h1></div>' });
    expect(html).toContain('<div id="root"><div data-opening><h1>Hub</h1></div></div>');
  });

  it('keeps what members see where visitors find another page beside what is drawn', () => {
    const drawn = { markup: '<h1>Welcome</h1>', title: null, description: '', data: null };
    const html = htmlFile(shell, inline, { ...page, drawn, opening: '<div data-opening>Frame</div>' });
    expect(html).toContain(
      '<div id="opening"><div data-opening>Frame</div></div><div id="root"><h1>Welcome</h1></div>',
    );
  });

  it('puts what React draws for the head there, and names the page', () => {
    const markup = '<meta name="robots" content="noindex"/><h1>Plans</h1>';
    const drawn = { markup, title: 'Plans & prices', description: 'What a "plan" is', data: null };
    const html = htmlFile(shell, inline, { ...page, drawn });
    expect(html).toContain('<div id="root"><h1>Plans</h1></div>');
    expect(html.indexOf('noindex')).toBeLessThan(html.indexOf('</head>'));
    expect(html).toContain('<title>Plans &amp; prices</title>');
    expect(html.match(/<meta name="description"[^>]*>/g)).toEqual([
      '<meta name="description" content="What a &quot;plan&quot; is" />',
    ]);
  });

  it.each(['<script>x</script>', '<p style="color:red">', '<style>p{}</style>'])(
    'refuses %s in a drawn page',
    (markup) => {
      const drawn = { markup, title: null, description: '', data: null };
      expect(() => htmlFile(shell, inline, { ...page, drawn })).toThrow(/policy/);
      expect(() => htmlFile(shell, inline, { ...page, opening: markup })).toThrow(/policy/);
    },
  );

  it('is allowed by the hash of what stands in it', () => {
    // Source: `printf 'one()' | openssl dgst -sha256 -binary | base64`.
    expect(hashOf('one()')).toBe("'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='");
  });
});
