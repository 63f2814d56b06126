import type { TFunction } from 'i18next';
import { brand } from '@/config/brand';
import type { copyTables } from '@/lib/accounts/data-copy';

/** The text that says what is what, in the language of `t` and the order of the tables in the copy. */
export function readmeLines(
  tables: ReturnType<typeof copyTables>,
  t: TFunction<'settings'>,
  made: string,
): string[] {
  const filled = tables.filter(({ rows }) => rows > 0);
  const empty = tables.filter(({ rows }) => rows === 0);
  // Which tables there are is the server's to say; one that has no words here is named alone.
  const loose = t as unknown as (key: string, options: { defaultValue: string }) => string;
  const about = (name: string) => loose(`data.tables.${name}`, { defaultValue: t('data.readme.otherTable') });
  return [
    t('data.readme.title', { name: brand.name }),
    t('data.readme.made', { date: made }),
    '',
    t('words.pair', { name: 'my-data.json', text: t('data.readme.json') }),
    t('words.pair', { name: 'csv/', text: t('data.readme.csv') }),
    t('data.readme.apostrophe'),
    t('data.readme.times'),
    t('data.readme.tokens'),
    '',
    t('data.readme.tables'),
    ...filled.map(({ name, rows }) => {
      const file = `- csv/${name}.csv (${t('data.readme.rows', { count: rows })})`;
      return t('words.pair', { name: file, text: about(name) });
    }),
    ...(empty.length === 0
      ? []
      : [
          '',
          t('data.readme.empty'),
          ...empty.map(({ name }) => `- ${t('words.pair', { name, text: about(name) })}`),
        ]),
  ];
}
