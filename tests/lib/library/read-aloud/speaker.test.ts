import { expect, it } from 'vitest';
import { piecesOf } from '@/lib/library/read-aloud/pieces';
import { createSpeaker, type SpeakerState } from '@/lib/library/read-aloud/speaker';
import { fakeClock, fakeEngine, voice } from './fake-engine';

const anna = voice('anna');
const ben = voice('ben');

function speaking(text = 'One. Two is next. Three ends it.', at = 0) {
  const { clock, pass } = fakeClock();
  const device = fakeEngine();
  const states: SpeakerState[] = [];
  const blocks = text
    .split('\n')
    .map((line) =>
      line === '---' ? ({ kind: 'pause', text: '' } as const) : ({ kind: 'text', text: line } as const),
    );
  const speaker = createSpeaker({
    pieces: piecesOf(blocks, 'en'),
    engine: device.engine,
    clock,
    voice: anna,
    spare: [anna, ben],
    at,
    speed: 1,
    onChange: (state) => states.push(state),
  });
  return { speaker, device, pass, states };
}

it('says one sentence after the other and ends at the beginning', () => {
  const { speaker, device } = speaking();
  speaker.play();
  for (let said = 0; said < 3; said += 1) {
    device.start();
    device.end();
  }
  expect(device.texts()).toEqual(['One.', 'Two is next.', 'Three ends it.']);
  expect(speaker.state()).toMatchObject({ status: 'ended', at: 0 });
});

it('begins the sentence again after a pause, whatever the device still says of the one before', () => {
  const { speaker, device } = speaking();
  speaker.play();
  device.start();
  device.end();
  device.start();
  speaker.pause();
  expect(speaker.state()).toMatchObject({ status: 'still', at: 1, problem: null });
  speaker.play();
  expect(device.texts().at(-1)).toBe('Two is next.');
});

it('goes back to the sentence before, or to the beginning of one that is well under way', () => {
  const { speaker, device, pass } = speaking();
  speaker.play();
  device.start();
  device.end();
  device.start();
  pass(2000);
  speaker.back();
  expect(device.texts().at(-1)).toBe('Two is next.');
  speaker.back();
  expect(device.texts().at(-1)).toBe('One.');
  speaker.back();
  expect(speaker.state()).toMatchObject({ status: 'speaking', at: 0 });
});

it('waits ten seconds at a break, and not while it is paused', () => {
  const { speaker, device, pass } = speaking('Breathe.\n---\nThank you.');
  speaker.play();
  device.start();
  device.end();
  expect(speaker.state().status).toBe('waiting');
  pass(9000);
  expect(device.said).toHaveLength(1);
  speaker.pause();
  pass(20_000);
  expect(device.said).toHaveLength(1);
  speaker.play();
  pass(10_000);
  expect(device.texts().at(-1)).toBe('Thank you.');
});

it('goes on where a device never says that a sentence ended', () => {
  const { speaker, device, pass } = speaking();
  speaker.play();
  device.start();
  pass(3000);
  expect(device.said).toHaveLength(1);
  device.fallSilent();
  pass(2000);
  expect(device.texts()).toEqual(['One.', 'Two is next.']);
});

it('says again what never began, and then takes another voice of the device', () => {
  const { speaker, device, pass } = speaking();
  speaker.play();
  device.fallSilent();
  pass(4500);
  expect(device.said).toHaveLength(2);
  device.fallSilent();
  pass(4500);
  expect(device.said.at(-1)).toMatchObject({ text: 'One.', voice: ben });
  expect(speaker.state()).toMatchObject({ status: 'speaking', voice: ben });
});

it('goes on behind a sentence that a device hangs on', () => {
  const { speaker, device, pass } = speaking();
  speaker.play();
  device.start();
  pass(60_000);
  expect(device.texts().at(1)).toBe('Two is next.');
});

it('stops with a reason where every voice is lost', () => {
  const { speaker, device } = speaking();
  speaker.play();
  device.fail('voice');
  expect(device.said.at(-1)?.voice).toBe(ben);
  device.fail('voice');
  expect(speaker.state()).toMatchObject({ status: 'still', at: 0, problem: 'lost' });
  speaker.setVoice(voice('clara'));
  speaker.play();
  expect(speaker.state()).toMatchObject({ status: 'speaking', problem: null });
});

it('pauses where somebody else takes the speech of the device', () => {
  const { speaker, device } = speaking();
  speaker.play();
  device.start();
  device.fail('interrupted');
  expect(speaker.state()).toMatchObject({ status: 'still', at: 0 });
});

it('says the same sentence at another speed and with another voice, and stays still where it was', () => {
  const { speaker, device } = speaking();
  speaker.play();
  device.start();
  speaker.setSpeed(1.5);
  expect(device.said.at(-1)).toEqual({ text: 'One.', voice: anna, speed: 1.5 });
  speaker.setVoice(ben);
  expect(device.said.at(-1)).toEqual({ text: 'One.', voice: ben, speed: 1.5 });
  speaker.pause();
  const count = device.said.length;
  speaker.setSpeed(0.75);
  expect(device.said).toHaveLength(count);
});

it('begins at the place that was kept', () => {
  const { speaker, device } = speaking(undefined, 2);
  speaker.play();
  expect(device.texts()).toEqual(['Three ends it.']);
});
