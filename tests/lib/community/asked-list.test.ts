import { describe, expect, it } from 'vitest';
import { languageCodes } from '@/config/languages';
import { listAddress, readListAddress } from '@/lib/community/asked-list';

const read = (search: string) => readListAddress(new URLSearchParams(search), 'de');

describe('the address of a list of questions', () => {
  it('that says nothing asks for the hot ones in the language of the reader and in English', () => {
    expect(read('')).toEqual({
      sort: 'hot',
      tags: [],
      chosen: [],
      langs: ['de', 'en'].sort(byPlace),
      text: '',
    });
  });

  it('keeps what is a filter, each once, and leaves out what is none', () => {
    expect(read('sort=new&tag=sleep&tag=sleep&tag=x&lang=ja&lang=xx&q=%20two%20%20words%20')).toMatchObject({
      sort: 'new',
      tags: ['sleep'],
      chosen: ['ja'],
      langs: ['ja'],
      text: 'two words',
    });
    expect(read('sort=toString&q=a')).toMatchObject({ sort: 'hot', text: '' });
  });

  it('holds a search of a hundred signs at most', () => {
    expect(Array.from(read(`q=${'𠮷'.repeat(300)}`).text)).toHaveLength(100);
  });

  it('asks for all languages in one order, however they stand there', () => {
    const all = [...languageCodes].reverse();
    expect(read(all.map((code) => `lang=${code}`).join('&')).langs).toEqual(languageCodes);
  });

  it('is read as it was written', () => {
    const address = read('sort=active&tag=sleep&tag=focus&lang=ja&q=wake');
    expect(read(listAddress(address, {}))).toEqual(address);
    expect(listAddress(address, { sort: 'hot', tags: [], chosen: [], text: '' })).toBe('');
  });
});

function byPlace(a: string, b: string): number {
  const order: readonly string[] = languageCodes;
  return order.indexOf(a) - order.indexOf(b);
}
