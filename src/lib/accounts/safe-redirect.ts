/** Where somebody lands when the address asked for nothing usable. */
export const fallbackRedirect = '/dashboard';

const maxLength = 2000;

/** Segments that a browser resolves away ('.', '..', also percent-encoded) could turn a path into another one. */
const dotSegment = /^(?:\.|%2e){1,2}$/i;

function hasControlCharacter(text: string): boolean {
  // Browsers drop tabs and line breaks from addresses, so '/<tab>/elsewhere' would become '//elsewhere'.
  return [...text].some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return code <= 0x20 || (code >= 0x7f && code <= 0x9f);
  });
}

/** True for a path of this site with optional query and hash: '/training-hub?category=cognitive#first'. */
export function isSafeRedirect(value: string): boolean {
  if (value.length > maxLength || !value.startsWith('/')) return false;
  if (value.includes('\\') || hasControlCharacter(value)) return false;
  const path = value.split(/[?#]/, 1)[0] ?? '';
  const segments = path.slice(1).split('/');
  // An empty segment before the last one is a double slash: '//elsewhere' and '/a//b' alike.
  return segments.every(
    (segment, index) => !dotSegment.test(segment) && (segment !== '' || index === segments.length - 1),
  );
}

/**
 * The path a `redirect` parameter asks for if it stays within this site, else the dashboard. The auth screen itself is no
 * destination: whoever is signed in would only be sent on from there.
 */
export function safeRedirect(value: string | null | undefined): string {
  if (!value || !isSafeRedirect(value)) return fallbackRedirect;
  return /^\/auth(?:[/?#]|$)/.test(value) ? fallbackRedirect : value;
}
