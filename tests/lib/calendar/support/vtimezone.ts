import { expand } from '../../../../src/lib/calendar/expand.ts';
import { parseRule } from '../../../../src/lib/calendar/rule.ts';

const msOfOffset = (text: string) => {
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d)(\d\d)/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
};
const wallOf = (compact: string) =>
  compact.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6');

/** What a VTIMEZONE says the offset is, read by the letter of RFC 5545 3.6.5: that of the latest onset before a moment. */
export function offsetsOf(block: string, toMs: number): (ms: number) => number {
  const onsets = block
    .split(/BEGIN:(?:STANDARD|DAYLIGHT)/)
    .slice(1)
    .flatMap((part) => {
      const value = (name: string) => new RegExp(`^${name}[^:]*:(.*)$`, 'm').exec(part)?.[1]?.trim() ?? '';
      const from = msOfOffset(value('TZOFFSETFROM'));
      const to = msOfOffset(value('TZOFFSETTO'));
      const parsed = parseRule(value('RRULE'));
      const rdates = value('RDATE') === '' ? [] : value('RDATE').split(',').map(wallOf);
      const series = {
        start: wallOf(value('DTSTART')),
        rule: parsed.ok ? parsed.value : null,
        rdates,
        tz: 'UTC',
      };
      return expand(series, { fromMs: 0, toMs }).map(({ ms }) => ({ at: ms - from, to }));
    })
    .toSorted((a, b) => b.at - a.at);
  return (ms) => onsets.find(({ at }) => at <= ms)?.to ?? Number.NaN;
}
