import { describe, expect, it } from 'vitest';
import { plansAddress } from '../../../src/lib/upgrade/plans-address.ts';
import {
  contextTable,
  placementTable,
  promptAt,
  promptContexts,
  promptPlacements,
} from '../../../src/lib/upgrade/prompts.ts';

describe('the table of prompts', () => {
  it('has 8 placements, from the training sidebar to the navigation teaser', () => {
    expect(promptPlacements).toHaveLength(8);
    expect([promptPlacements.at(0), promptPlacements.at(-1)]).toEqual([
      'training_sidebar',
      'navigation_teaser',
    ]);
    expect(Object.keys(placementTable).sort()).toEqual([...promptPlacements].sort());
  });

  it('has 14 contexts, from the hero of the home page to the milestone', () => {
    expect(promptContexts).toHaveLength(14);
    expect([promptContexts.at(0), promptContexts.at(-1)]).toEqual(['homepage_hero', 'progress_milestone']);
    expect(Object.keys(contextTable).sort()).toEqual([...promptContexts].sort());
  });

  it('gives every context a placement', () => {
    const placed = new Set(Object.values(placementTable).flatMap(({ contexts }) => contexts));
    expect(promptContexts.filter((context) => !placed.has(context))).toEqual([]);
  });

  it('speaks in the first context of a placement unless another of it is asked for', () => {
    expect(promptAt('dashboard_welcome').context).toBe('dashboard_welcome');
    expect(promptAt('dashboard_welcome', 'testing_hub_banner').context).toBe('testing_hub_banner');
    expect(promptAt('training_sidebar', 'homepage_hero').context).toBe('training_hub_sidebar');
  });

  it('lets a context set its own trigger, frequency and shape', () => {
    expect(promptAt('navigation_teaser')).toMatchObject({ frequency: 'once-per-session', shape: 'teaser' });
    expect(promptAt('navigation_teaser', 'features_page')).toMatchObject({
      trigger: 'time-based',
      frequency: 'once-per-session',
      shape: 'band',
    });
    expect(promptAt('navigation_teaser', 'footer_gentle')).toMatchObject({
      frequency: 'once-per-day',
      shape: 'line',
    });
  });

  it('keeps a gate as it is, whatever it is about: it answers to a press, every time, and stays', () => {
    for (const context of placementTable.feature_gate.contexts) {
      expect(promptAt('feature_gate', context)).toMatchObject({
        trigger: 'feature-interaction',
        frequency: 'always',
        dismissable: false,
      });
    }
  });

  it('lets everything else but the line of the home page be put away', () => {
    const staying = promptPlacements
      .filter((placement) => placement !== 'feature_gate')
      .flatMap((placement) =>
        placementTable[placement].contexts.map((context) => promptAt(placement, context)),
      )
      .filter(({ dismissable }) => !dismissable)
      .map(({ context }) => context);
    expect(staying).toEqual(['homepage_hero']);
  });

  it('leads to the list of plans and says from where', () => {
    expect(plansAddress('footer_gentle')).toBe('/pricing?from=footer_gentle#plans');
  });
});
