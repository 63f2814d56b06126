import { presenceArea, presenceAreas } from '@lib/presence/area.ts';
import { expect, it } from 'vitest';
import { casesOf } from '../community/cases.ts';

it.each(casesOf<{ path: string }, string>('presence_area'))(
  'tells of $input.path no more than $expected',
  (one) => {
    expect(presenceArea(one.input.path)).toBe(one.expected);
  },
);

it.each([
  ['/community', 'community'],
  ['/community?view=mine#top', 'community'],
  ['/community-education', 'community'],
  ['/features/community', 'community'],
  ['/de/features/community', 'community'],
  ['/community/rooms', 'community'],
  ['/community/rooms/', 'community'],
  ['/communityx', 'site'],
  ['/training-hub', 'training'],
  ['/de', 'site'],
  ['/store?from=/messages', 'site'],
  ['', 'site'],
] as const)('takes %s for %s', (path, area) => {
  expect(presenceArea(path)).toBe(area);
});

it('tells nothing but one of its names, whatever the address', () => {
  for (const path of [
    '__proto__',
    '/__proto__',
    '//messages',
    '/test/focustrack',
    '/reports/1',
    '/store/success',
  ])
    expect(presenceAreas).toContain(presenceArea(path));
  expect(presenceArea('/test/focustrack')).toBe('site');
});
