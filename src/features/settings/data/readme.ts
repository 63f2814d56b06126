import type { TFunction } from 'i18next';
import { brand } from '@/config/brand';
import { type ExportedData, tablesOf } from '@/lib/accounts/data-copy';

/** The text that says what is what, in the language of `t` and the order of the tables in the copy. */
export function readmeLines(data: ExportedData, t: TFunction<'settings'>, made: string): string[] {
  const tables = tablesOf(data);
  const filled = tables.filter(({ rows }) => rows.length > 0);
  const empty = tables.filter(({ rows }) => rows.length === 0);
  // Which tables there are is the server's to say; one that has no words here is named alone.
  const loose = t as unknown as (key: string, options: { defaultValue: string }) => string;
  const about = (name: string) => loose(`data.tables.${name}`, { defaultValue: t('data.readme.otherTable') });
  return [
    t('data.readme.title', { name: brand.name }),
    t('data.readme.made', { date: made }),
    '',
    `my-data.json: ${t('data.readme.json')}`,
    `csv/: ${t('data.readme.csv')}`,
    t('data.readme.apostrophe'),
    t('data.readme.times'),
    t('data.readme.tokens'),
    '',
    t('data.readme.tables'),
    ...filled.map(
      ({ name, rows }) =>
        `- csv/${name}.csv (${t('data.readme.rows', { count: rows.length })}): ${about(name)}`,
    ),
    ...(empty.length === 0
      ? []
      : ['', t('data.readme.empty'), ...empty.map(({ name }) => `- ${name}: ${about(name)}`)]),
  ];
}
