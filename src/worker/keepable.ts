/** What a file must say that it is, by the ending of its address. */
const types: Readonly<Record<string, RegExp>> = {
  js: /^text\/javascript\b|^application\/javascript\b/,
  json: /^application\/json\b/,
  css: /^text\/css\b/,
  woff2: /^font\/woff2\b|^application\/(font-woff2|octet-stream)\b/,
  svg: /^image\/svg\+xml\b/,
  png: /^image\/png\b/,
};

/**
 * Whether an answer may be kept: a whole file of this site that is what its name says. Faults, answers of other sites that
 * cannot be looked into, and sign-in pages that a network puts in their place are none.
 */
export function isKeepable(url: string, response: Response): boolean {
  const ending = /\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? '';
  const type = response.headers.get('content-type') ?? '';
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    !response.redirected &&
    types[ending]?.test(type) === true
  );
}

/** Whether an address is a page of the app. The backend, payments and files have addresses of their own. */
export function isPage(pathname: string): boolean {
  return !(
    /^\/(rest|auth|realtime|functions|storage)\/v1(\/|$)/.test(pathname) ||
    /^\/(payments|api|_local)(\/|$)/.test(pathname) ||
    /\.\w+$/.test(pathname)
  );
}

/** Files whose address changes with their content. */
export const isHashed = (pathname: string): boolean => pathname.startsWith('/assets/');

/** Files under an address that stays, which are asked for anew each time. */
export const isContent = (pathname: string): boolean => pathname.startsWith('/content/');
