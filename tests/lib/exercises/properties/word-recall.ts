import { expect } from 'vitest';
import { ladderS } from '../../../../src/lib/exercises/word-recall/ladder.ts';
import type { JudgedRecall, RecallItem } from '../../../../src/lib/exercises/word-recall/session.ts';
import type { Properties } from './shape.ts';

export const properties: Properties<RecallItem> = {
  setups: [{ options: { mode: 'choice' } }, { options: { isCheck: true } }],
  check(items, { mode, isCheck, pairs }, played) {
    const count = (pairs as unknown[]).length;
    const studied = items.flatMap((item) => (item.kind === 'study' ? [item.pair] : []));
    expect(studied).toEqual(isCheck ? [] : Array.from({ length: count }, (_, i) => i));
    const prompts = played.flatMap(({ item, trial }) =>
      (item as RecallItem).kind === 'prompt'
        ? [{ item: item as RecallItem & { kind: 'prompt' }, trial: trial as JudgedRecall }]
        : [],
    );
    if (isCheck) expect(prompts.map(({ item }) => item.pair)).toEqual([0, 1, 2, 3]);
    for (let pair = 0; pair < count; pair++) {
      const own = prompts.filter(({ item }) => item.pair === pair);
      expect(own[0]?.item.delayS).toBe(15);
      expect(own.map(({ item }) => item.attempt)).toEqual(own.map((_, i) => i + 1));
      for (const [i, { item }] of own.entries()) {
        const before = own[i - 1];
        if (!before) continue;
        const step = ladderS.indexOf(before.item.delayS as 15) + (before.trial.correct ? 1 : -1);
        expect(item.delayS).toBe(ladderS[Math.min(5, Math.max(0, step))]);
      }
    }
    for (const { item } of prompts) {
      expect(item.choices).toHaveLength(mode === 'choice' ? 4 : 0);
      if (mode === 'choice') expect(item.choices).toContain(item.pair);
    }
    if (isCheck) return;
    const lasted = played.reduce((sum, { item, trial }) => {
      const shown = (item as RecallItem).kind === 'study' ? 6000 : 0;
      return sum + shown + (trial as JudgedRecall).tookMs;
    }, 0);
    expect(lasted).toBeGreaterThanOrEqual(720_000);
    expect(lasted).toBeLessThan(740_000);
  },
};
