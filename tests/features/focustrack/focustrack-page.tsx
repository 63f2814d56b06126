/** The page of FocusTrack on a made-up surface, and the ways through it. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { FocusTrackFlow } from '@/features/focustrack/focustrack-flow';
import { clearStored } from '@/integrations/local-db/open';
import { renderAt } from '../../support/render.tsx';
import { alice, backend } from './fake-backend.ts';
import { createHand, type Hand, pressSpace } from './simulated-hand.ts';

export let hand: Hand;
/** How often React has drawn the page. */
export let commits = 0;
export const user = userEvent.setup();

/** Call before each test. */
export async function startAfresh() {
  await clearStored();
  window.localStorage.clear();
  backend.reset();
  backend.state.user = alice;
  hand = createHand();
  commits = 0;
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  Object.assign(window, { innerWidth: 1280, innerHeight: 800 });
}

export function open(path = '/test/focustrack') {
  return renderAt(
    path,
    <Profiler
      id="test"
      onRender={() => {
        commits += 1;
      }}
    >
      <Routes>
        <Route
          path="/test/focustrack"
          element={<FocusTrackFlow userId={alice} environment={hand.environment} />}
        />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
    </Profiler>,
  );
}

export const stage = (name: string) => document.querySelector<HTMLElement>(`[data-stage=${name}]`);
export const onScreen = (name: string) => document.querySelector(`[data-screen=focustrack-${name}]`) !== null;
export const click = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

export async function chooseForm(form: string) {
  await user.click(await screen.findByRole('radio', { name: new RegExp(`^${form}`) }));
  await click('Continue');
}

/** From the gate to the practice, ready to be begun. */
export async function goToPractice(form = 'Letters') {
  await user.click(await screen.findByRole('checkbox', { name: /16 or older/ }));
  await click('Continue');
  await chooseForm(form);
  await screen.findByRole('heading', { name: 'Is everything ready?' });
  await hand.pass(3000);
  await click('Continue');
  await click('Go to the practice');
  await screen.findByRole('application');
}

const realNow = performance.now.bind(performance);

export function takeMadeUpTime() {
  vi.spyOn(performance, 'now').mockImplementation(() => hand.now());
}

/** From where the made-up time has got to: a clock that jumped back would make React wait for it. */
export function backToRealTime() {
  const ahead = hand.now() - realNow();
  vi.mocked(performance.now).mockImplementation(() => realNow() + Math.max(0, ahead));
}

/** Presses to begin; answers when the first stimulus of the sitting was seen. */
export async function begin() {
  takeMadeUpTime();
  const before = hand.shown.length;
  await act(async () => pressSpace(hand.now()));
  for (let i = 0; i < 100 && hand.shown.length === before; i += 1) await hand.pass(100);
}

export async function practise(form?: string) {
  await goToPractice(form);
  await begin();
  await hand.passUntil(() => !onScreen('practice'));
  backToRealTime();
}

/** As far as the first letter of the test. */
export async function startRun(form?: string) {
  await practise(form);
  await click('Go to the test');
  await screen.findByRole('application');
  hand.shown.length = 0;
  await begin();
}
