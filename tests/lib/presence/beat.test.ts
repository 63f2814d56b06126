import { type Beat, contradicted, dueAt, type Said, silent, speak } from '@lib/presence/beat.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const online: Said = { status: 'online', area: 'site' };
const away: Said = { status: 'away', area: 'site' };
const inTalk: Said = { status: 'online', area: 'messages' };
const said = (what: Said, atMs: number, now: Said | null = what): Beat => ({
  now,
  last: { said: what, atMs },
});

describe('a beat', () => {
  it('says nothing before it knows anything, and the first thing at once', () => {
    expect(speak(silent, 5)).toBeNull();
    expect(speak({ ...silent, now: online }, 5)?.said).toBe(online);
  });

  it('says again every half minute that somebody is there, and once that they are away', () => {
    expect(dueAt(said(online, 1000))).toBe(31_000);
    expect(speak(said(online, 1000), 30_999)).toBeNull();
    expect(speak(said(online, 1000), 31_000)?.said).toBe(online);
    expect(dueAt(said(away, 1000))).toBeNull();
  });

  it('says at most one thing a second, and then the latest', () => {
    let beat = said(online, 1000, away);
    expect(speak(beat, 1999)).toBeNull();
    beat = { ...beat, now: inTalk };
    expect(speak(beat, 2000)?.said).toBe(inTalk);
    // Back where it was before anything was said: nothing has changed.
    expect(dueAt({ ...beat, now: online })).toBe(31_000);
  });

  it('is repeated a second after another page said that nobody is there', () => {
    expect(dueAt(contradicted(said(online, 1000), 20_000))).toBe(21_000);
    expect(contradicted(silent, 20_000)).toBe(silent);
  });

  it('never says two things within a second and ends with the latest, whatever happens when', () => {
    const changes = fc.array(fc.tuple(fc.nat(700), fc.constantFrom(online, away, inTalk)), { minLength: 1 });
    fc.assert(
      fc.property(changes, (steps) => {
        let beat = silent;
        let now = 0;
        const told: { atMs: number; said: Said }[] = [];
        const runTo = (end: number) => {
          for (let due = dueAt(beat); due !== null && due <= end; due = dueAt(beat)) {
            const turn = speak(beat, Math.max(due, now));
            if (!turn) return;
            told.push({ atMs: Math.max(due, now), said: turn.said });
            beat = turn.beat;
          }
        };
        for (const [wait, next] of steps) {
          runTo(now + wait);
          now += wait;
          beat = { ...beat, now: next };
        }
        runTo(now + 1000);
        const gaps = told.slice(1).map(({ atMs }, at) => atMs - (told[at]?.atMs ?? 0));
        expect(Math.min(...gaps, 1000)).toBeGreaterThanOrEqual(1000);
        expect(told.at(-1)?.said).toBe(steps.at(-1)?.[1]);
      }),
    );
  });
});
