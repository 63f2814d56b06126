import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PromptContext, PromptPlacement } from '@/lib/upgrade/prompts';
import {
  placementTable,
  promptContexts,
  promptAt as promptOf,
  promptPlacements,
} from '@/lib/upgrade/prompts';
import { ann, current, loadApp } from '../auth/support';

const app = await loadApp();
const { UpgradePrompt } = await import('@/features/gates/upgrade-prompt');

/** The window as the browser sees it: nothing is in view until a test says so. */
const windowOf = { show: () => {} };
class Observer {
  readonly callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
  }
  observe() {
    windowOf.show = () =>
      this.callback(
        [{ isIntersecting: true } as IntersectionObserverEntry],
        this as unknown as IntersectionObserver,
      );
  }
  disconnect() {
    windowOf.show = () => {};
  }
}

interface Person {
  tier?: 'plus' | 'premium';
  trial?: boolean;
}

function be(person: Person | 'nobody'): void {
  if (person === 'nobody') return;
  current.hasSession = true;
  current.backend.state.session = ann;
  current.backend.rows.subscribers = {
    subscribed: person.tier !== undefined,
    subscription_tier: person.tier ?? null,
    subscription_end: null,
    trial_status: person.trial ? 'active' : 'none',
    trial_ends_at: person.trial ? '2999-01-01T00:00:00Z' : null,
  };
}

function open(
  person: Person | 'nobody',
  placement: PromptPlacement,
  rest: { context?: PromptContext; happened?: boolean; plan?: 'plus' | 'premium'; children?: ReactNode } = {},
) {
  be(person);
  return app.open(
    '/',
    <>
      <UpgradePrompt placement={placement} {...rest} />
      {/* Tells that the lazy part and the plan have arrived. */}
      <UpgradePrompt placement="feature_gate" context="calendar_gate" happened plan="plus">
        <span>ready</span>
      </UpgradePrompt>
    </>,
  );
}
const prompt = (context: PromptContext) =>
  document.querySelector<HTMLElement>(`[data-slot=upgrade-prompt][data-prompt=${context}]`);
const find = async (context: PromptContext) => {
  await waitFor(() => expect(prompt(context)).toBeInTheDocument());
  return prompt(context) as HTMLElement;
};

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  windowOf.show = () => {};
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('a prompt', () => {
  it('has a title, a sentence and a button of its own in every context', async () => {
    const seen = new Map<string, string>();
    for (const placement of promptPlacements) {
      for (const context of placementTable[placement].contexts) {
        const { trigger, audience } = promptOf(placement, context);
        if (trigger === 'time-based') vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
        const view = open(audience === 'visitors' ? 'nobody' : {}, placement, { context, happened: true });
        const shown = await waitFor(
          () => {
            const found = [...document.querySelectorAll<HTMLElement>(`[data-prompt=${context}]`)].find(
              (each) => each.dataset.placement === placement,
            );
            expect(found).toBeInTheDocument();
            return found as HTMLElement;
          },
          { timeout: 8000 },
        );
        const link = shown.querySelector<HTMLAnchorElement>('[data-action=upgrade]');
        expect(link).toHaveAttribute('href', `/pricing?from=${context}#plans`);
        const words = (shown.querySelector('h2') ?? shown.querySelector('strong'))?.textContent ?? '';
        expect(words.length * (link?.textContent?.length ?? 0)).toBeGreaterThan(0);
        expect(shown).not.toHaveTextContent(/\{\{|contexts\./);
        seen.set(context, shown.textContent ?? '');
        vi.useRealTimers();
        view.unmount();
        current.hasSession = false;
      }
    }
    expect([...seen.keys()].sort()).toEqual([...promptContexts].sort());
    expect(new Set(seen.values()).size).toBe(promptContexts.length);
  }, 30_000);

  it('stays off paper and never covers anything', async () => {
    open({}, 'settings_premium');
    const shown = await find('settings_premium');
    expect(shown.dataset.print).toBe('hide');
    expect(shown.className).not.toMatch(/fixed|absolute|sticky/);
  });

  it('says what Premium adds to people with Plus, and where a trial stands to people who try', async () => {
    const plus = open({ tier: 'plus' }, 'settings_premium');
    expect(await find('settings_premium')).toHaveTextContent('What Premium would add');
    plus.unmount();
    open({ tier: 'plus', trial: true }, 'settings_premium');
    expect(await find('settings_premium')).toHaveTextContent('You are trying Plus');
  });

  it('names the plan of a gate, whatever the next one up is', async () => {
    open({}, 'feature_gate', { context: 'testing_hub_banner', plan: 'premium', happened: true });
    expect(await find('testing_hub_banner')).toHaveTextContent('Upgrade to Premium');
  });
});

describe('who sees it', () => {
  it('visitors: the line of the home page and nothing else', async () => {
    open('nobody', 'navigation_teaser', { context: 'homepage_hero' });
    expect((await find('homepage_hero')).querySelector('h2')).not.toBeInTheDocument();
    for (const placement of promptPlacements) open('nobody', placement, { happened: true });
    expect(document.querySelectorAll('[data-slot=upgrade-prompt]')).toHaveLength(1);
    expect(current.backend.invoke).not.toHaveBeenCalled();
  });

  it('people with Premium: nothing, though their plan is known', async () => {
    be({ tier: 'premium' });
    const { useSubscription } = await import('@/contexts/subscription');
    const Plan = () => <p>plan: {useSubscription().tier}</p>;
    app.open(
      '/',
      <>
        {promptPlacements.map((placement) => (
          <UpgradePrompt key={placement} placement={placement} happened />
        ))}
        <Plan />
      </>,
    );
    expect(await screen.findByText('plan: premium')).toBeVisible();
    expect(document.querySelector('[data-slot=upgrade-prompt]')).not.toBeInTheDocument();
  });

  it('a trial of Premium: what answers to a milestone, not what stands on a page', async () => {
    be({ tier: 'premium', trial: true });
    app.open(
      '/',
      <>
        <UpgradePrompt placement="settings_premium" />
        <UpgradePrompt placement="progress_milestone" happened />
      </>,
    );
    expect(await find('progress_milestone')).toHaveTextContent('You are trying Premium');
    expect(prompt('settings_premium')).not.toBeInTheDocument();
  });
});

describe('when it comes', () => {
  it('with a milestone only once that is reached', async () => {
    const before = open({}, 'progress_milestone', { happened: false });
    await screen.findByText('ready');
    expect(prompt('progress_milestone')).not.toBeInTheDocument();
    before.unmount();
    open({}, 'progress_milestone', { happened: true });
    expect(await find('progress_milestone')).toBeInTheDocument();
  });

  it('by time after five seconds on the page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open({}, 'navigation_teaser', { context: 'features_page' });
    await screen.findByText('ready');
    await vi.advanceTimersByTimeAsync(4000);
    expect(prompt('features_page')).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(1500);
    expect(await find('features_page')).toBeInTheDocument();
  });

  it('once per session, counted from when it was really in view', async () => {
    const again = async () => {
      const view = open({}, 'dashboard_welcome');
      await screen.findByText('ready');
      const isThere = prompt('dashboard_welcome') !== null;
      return { isThere, view };
    };
    const first = await again();
    first.view.unmount();
    const second = await again();
    expect([first.isThere, second.isThere]).toEqual([true, true]);
    second.view.unmount();
    be({});
    const seen = app.open('/', <UpgradePrompt placement="dashboard_welcome" />);
    await find('dashboard_welcome');
    windowOf.show();
    expect(prompt('dashboard_welcome')).toBeInTheDocument();
    seen.unmount();
    expect((await again()).isThere).toBe(false);
    window.sessionStorage.clear();
  });

  it('once per day also in a new session', async () => {
    be({});
    const seen = app.open('/', <UpgradePrompt placement="test_results_footer" />);
    await find('test_result_footer');
    windowOf.show();
    seen.unmount();
    window.sessionStorage.clear();
    const later = open({}, 'test_results_footer');
    await screen.findByText('ready');
    expect(prompt('test_result_footer')).not.toBeInTheDocument();
    later.unmount();
    const tomorrow = Date.now() + 24 * 3_600_000;
    vi.spyOn(Date, 'now').mockReturnValue(tomorrow);
    open({}, 'test_results_footer');
    expect(await find('test_result_footer')).toBeInTheDocument();
  });
});

describe('not now', () => {
  it('puts it away on this device, says so and keeps the place of the keyboard', async () => {
    const first = open({}, 'settings_premium');
    await find('settings_premium');
    await userEvent.click(screen.getByRole('button', { name: 'Not now: What Plus would add' }));
    expect(prompt('settings_premium')).not.toBeInTheDocument();
    const note = screen.getByText('All right. You will not see this here again.');
    expect(note).toHaveFocus();
    first.unmount();
    window.sessionStorage.clear();
    open({}, 'settings_premium');
    await screen.findByText('ready');
    expect(prompt('settings_premium')).not.toBeInTheDocument();
  });

  it('is not offered by a gate, which is the answer to a press', async () => {
    open({}, 'feature_gate', {
      context: 'training_hub_sidebar',
      happened: true,
      children: <a href="/store">store</a>,
    });
    const gate = await find('training_hub_sidebar');
    expect(gate.querySelector('[data-action=not-now]')).not.toBeInTheDocument();
    expect(gate).toHaveTextContent('store');
  });

  it('survives broken memory', async () => {
    window.localStorage.setItem('fcl.upgrade', '{broken');
    window.sessionStorage.setItem('fcl.upgrade', '{"a":1}');
    open({}, 'settings_premium');
    expect(await find('settings_premium')).toBeInTheDocument();
  });
});
