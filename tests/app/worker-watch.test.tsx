import { act, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WorkerWatch } from '@/app/worker-watch';
import { clearToasts, toastState } from '@/components/ui/toast-store';
import { paths } from '@/config/paths';
import { renderAt } from '../support/render.tsx';

const worker = vi.hoisted(() => ({
  dropWorker: vi.fn(async () => undefined),
  followWorker: vi.fn((_onWaiting: (found: object) => void) => () => undefined),
  keepForOffline: vi.fn(async () => undefined),
  letIn: vi.fn(),
}));
vi.mock('@/integrations/service-worker', () => worker);

const newer = { name: 'the worker of a newer build' };
/** Locks that other tabs hold. */
let held: { name: string }[] = [];

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  held = [];
  vi.stubGlobal('navigator', {
    ...window.navigator,
    locks: {
      query: async () => ({ held }),
      request: async (_name: string, _how: object, work: () => Promise<void>) => work(),
    },
  });
});
afterEach(() => {
  clearToasts();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Leave() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(paths.faq)}>
      Leave
    </button>
  );
}

function open(at: string, inMain = <p>Text</p>) {
  return renderAt(
    at,
    <>
      <main>{inMain}</main>
      <Leave />
      <WorkerWatch isUnwanted={new URLSearchParams(at.split('?')[1]).has('nosw')} />
    </>,
  );
}
const arrive = () => act(async () => worker.followWorker.mock.calls.at(-1)?.[0](newer));
/** The next look whether somebody is in the middle of something. */
const look = () => act(() => vi.advanceTimersByTimeAsync(2000));
const told = () => toastState().notices.map(({ title }) => title);
const once = ['A new version is ready'];

describe('the notice of a newer version', () => {
  it('stands until it is answered, and lets the newer version in', async () => {
    open(paths.faq);
    await arrive();
    await waitFor(() => expect(told()).toEqual(once));
    const [notice] = toastState().notices;
    expect(notice?.durationMs).toBe(Number.POSITIVE_INFINITY);
    expect(worker.letIn).not.toHaveBeenCalled();
    notice?.action?.onSelect();
    expect(worker.letIn).toHaveBeenCalledWith(newer);
  });

  it.each([
    ['a form', <form key="form" />],
    [
      'a form in a dialog',
      <div key="dialog" role="dialog">
        <form />
      </div>,
    ],
  ])('waits while %s is open', async (_what, inMain) => {
    open(paths.contact, inMain);
    await arrive();
    await look();
    expect(told()).toEqual([]);
    for (const form of document.querySelectorAll('form')) form.remove();
    await look();
    expect(told()).toEqual(once);
  });

  it('does not wait for a field that only searches', async () => {
    open(paths.faq, <form role="search" />);
    await arrive();
    await look();
    expect(told()).toEqual(once);
  });

  it('waits while another tab is in a test or an exercise', async () => {
    held = [{ name: 'in-the-middle' }];
    open(paths.faq);
    await arrive();
    await look();
    expect(told()).toEqual([]);
    held = [];
    await look();
    expect(told()).toEqual(once);
  });

  it('is not said again on a page where somebody has closed it', async () => {
    open(paths.faq);
    await arrive();
    await look();
    act(() => clearToasts());
    await look();
    await look();
    expect(told()).toEqual([]);
  });
});

describe('the worker', () => {
  it.each([paths.focusSnapshot, '/training-hub/gonogo'])(
    'is not asked for during %s, but afterwards',
    async (at) => {
      open(at);
      await look();
      expect(worker.followWorker).not.toHaveBeenCalled();
      act(() => screen.getByRole('button', { name: 'Leave' }).click());
      expect(worker.followWorker).toHaveBeenCalledTimes(1);
    },
  );

  it('is taken back where the address says so', async () => {
    open(`${paths.faq}?nosw`);
    await look();
    expect(worker.dropWorker).toHaveBeenCalledTimes(1);
    expect(worker.followWorker).not.toHaveBeenCalled();
    expect(worker.keepForOffline).not.toHaveBeenCalled();
  });
});
