/** A host of the list of those that are not linked, as somebody gives it: itself, or in an address. Null for anything else. */
const name = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
const longest = 253;

export function hostIn(given: string): string | null {
  const text = given.trim();
  if (text === '' || /\s/.test(text)) return null;
  try {
    // Browsers write other scripts in ASCII, as links do.
    const host = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`).hostname
      .replace(/\.$/, '')
      .replace(/^www\./, '');
    return name.test(host) && host.length <= longest ? host : null;
  } catch {
    return null;
  }
}
