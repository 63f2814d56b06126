import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placementTable, promptAt, promptPlacements } from '../../../src/lib/upgrade/prompts.ts';
import { isPromptFor, promptViewer, promptWords } from '../../../src/lib/upgrade/viewer.ts';

const state = (subscribed: boolean, tier: string | null, trial = 'none') => ({
  subscribed,
  subscription_tier: tier,
  trial_status: trial,
});

const allPrompts = promptPlacements.flatMap((placement) =>
  placementTable[placement].contexts.map((context) => promptAt(placement, context)),
);
const shownTo = (viewer: ReturnType<typeof promptViewer>) =>
  allPrompts.filter((prompt) => isPromptFor(prompt, viewer));

const subscriptions = fc.option(
  fc.record({
    subscribed: fc.boolean(),
    subscription_tier: fc.option(fc.constantFrom('plus', 'Plus ', 'basic', 'premium', 'PREMIUM', 'gold', '')),
    trial_status: fc.option(
      fc.constantFrom('none', 'active', ' Active', 'expired', 'cancelled', 'converted'),
    ),
  }),
);

describe('who looks at a prompt', () => {
  it.each([
    [false, null, 'signed_out'],
    [false, state(true, 'premium'), 'signed_out'],
    [true, null, 'no_plan'],
    [true, state(false, null), 'freemium'],
    [true, state(false, 'premium'), 'freemium'],
    [true, state(true, 'plus'), 'plus'],
    [true, state(true, 'Basic'), 'plus'],
    [true, state(true, 'premium'), 'premium'],
    [true, state(true, 'plus', 'active'), 'trial'],
    [true, state(false, 'premium', 'active'), 'trial'],
    [true, state(true, 'premium', 'converted'), 'premium'],
    [true, state(false, null, 'active'), 'freemium'],
  ])('signed in %s with %o is %s', (signedIn, subscription, tier) => {
    expect(promptViewer(signedIn, subscription).tier).toBe(tier);
  });
});

describe('who sees what', () => {
  it('shows visitors the hero of the home page and nothing else', () => {
    expect(shownTo(promptViewer(false, null)).map(({ context }) => context)).toEqual(['homepage_hero']);
  });

  it('shows Premium nothing at all', () => {
    expect(shownTo(promptViewer(true, state(true, 'premium')))).toEqual([]);
  });

  it('shows a trial of Premium only what answers to something it does or reaches', () => {
    const triggers = shownTo(promptViewer(true, state(true, 'premium', 'active'))).map(
      ({ trigger }) => trigger,
    );
    expect([...new Set(triggers)].sort()).toEqual([
      'feature-interaction',
      'progress-milestone',
      'time-based',
    ]);
  });

  it('shows Plus nothing about what Plus already has', () => {
    const contexts = shownTo(promptViewer(true, state(true, 'plus'))).map(({ context }) => context);
    expect(contexts).toContain('testing_hub_banner');
    for (const had of ['training_hub_sidebar', 'calendar_gate', 'analytics_gate']) {
      expect(contexts).not.toContain(had);
    }
  });

  it('shows people without a plan every prompt but the one for visitors', () => {
    const everything = allPrompts.filter(({ context }) => context !== 'homepage_hero');
    expect(shownTo(promptViewer(true, null))).toEqual(everything);
    expect(shownTo(promptViewer(true, state(false, null)))).toEqual(everything);
  });

  it('never shows a plan to somebody who has it, whatever the record says', () => {
    fc.assert(
      fc.property(fc.boolean(), subscriptions, (signedIn, subscription) => {
        const viewer = promptViewer(signedIn, subscription);
        const shown = shownTo(viewer);
        if (viewer.tier === 'premium') return shown.length === 0;
        if (!signedIn) return shown.length === 1;
        const words = promptWords(viewer);
        if (viewer.tier === 'trial') return words === 'trial';
        return words === 'premium' ? viewer.plan === 'plus' : viewer.plan === 'freemium';
      }),
    );
  });
});
