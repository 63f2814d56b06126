/** A readable plain text of a mail's HTML: enough for mails of our own making, not a general converter. */

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

const decodeEntities = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

export function textOfHtml(html: string): string {
  const text = html
    .replace(/<(head|style|script)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(
      /<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a\s*>/gi,
      (_, link: string, label: string) => `${label.trim()}: ${link}`,
    )
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(p|h[1-6]|li|td|div)\s*>/gi, '\n\n')
    .replace(/<[^>]+>/g, '');
  return decodeEntities(text)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The first web address of a mail, from a link of its HTML or else from its text. */
export function firstLink(html: string, text: string): string | null {
  const fromHtml = /<a\b[^>]*?href="(https?:\/\/[^"]+)"/i.exec(html)?.[1];
  if (fromHtml) return decodeEntities(fromHtml);
  return /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/.exec(text)?.[0] ?? null;
}
