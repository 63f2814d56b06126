import { act, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WholeArticle } from '@/api/library/shapes';
import { ReadAloud } from '@/features/library/aloud/read-aloud';
import { renderAt } from '../../support/render';
import { installSpeech, voiceOf } from './speech';
import { articleOf } from './support';

beforeEach(() => {
  vi.useFakeTimers();
  window.localStorage.clear();
  Element.prototype.getBoundingClientRect ??= () => new DOMRect();
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 100, 100, 20);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let slug = 0;
function Page({ article, text }: { article: WholeArticle; text: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <>
      <ReadAloud article={article} bodyRef={body} />
      <div ref={body} lang={article.text_lang}>
        {text}
      </div>
    </>
  );
}
const english = (
  <>
    <h2>At the desk</h2>
    <p>Sit down first. Then open the folder.</p>
    <hr />
    <p>Good.</p>
  </>
);
const japanese = (
  <>
    <h2>机の前で</h2>
    <p>まず座ります。それからファイルを開きます。</p>
  </>
);
function open(text: ReactNode = english, more: Partial<WholeArticle> = {}) {
  slug += 1;
  return renderAt('/', <Page article={articleOf(`text-${slug}`, more)} text={text} />);
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const say = (what: () => void) => act(what);

describe('reading aloud', () => {
  it('says sentence by sentence, rests where something is tried, and ends', () => {
    const speech = installSpeech([voiceOf('Ann')]);
    open();
    press('Listen');
    for (const text of ['At the desk', 'Sit down first.', 'Then open the folder.']) {
      expect(speech.last()?.text).toBe(text);
      say(speech.begin);
      say(speech.end);
    }
    expect(screen.getByText('A pause of ten seconds')).toBeVisible();
    wait(10_000);
    expect(speech.last()?.text).toBe('Good.');
    say(speech.begin);
    say(speech.end);
    expect(screen.getByRole('button', { name: 'Listen' })).toBeVisible();
    expect(speech.texts()).toHaveLength(4);
  });

  it('marks the sentence that is said', () => {
    const speech = installSpeech([voiceOf('Ann')]);
    open();
    press('Listen');
    say(speech.begin);
    say(speech.end);
    expect(document.querySelector('[data-spoken]')).toHaveTextContent(
      'Sit down first. Then open the folder.',
    );
  });

  it('pauses, and goes on with the sentence from its beginning', () => {
    const speech = installSpeech([voiceOf('Ann')]);
    open();
    press('Listen');
    say(speech.begin);
    say(speech.end);
    say(speech.begin);
    press('Pause');
    expect(speech.synth.cancel).toHaveBeenCalled();
    wait(60_000);
    expect(speech.texts()).toEqual(['At the desk', 'Sit down first.']);
    press('Go on');
    expect(speech.texts()).toEqual(['At the desk', 'Sit down first.', 'Sit down first.']);
  });

  it('goes back to the beginning of a sentence, and to the one before', () => {
    const speech = installSpeech([voiceOf('Ann')]);
    open();
    press('Listen');
    say(speech.begin);
    say(speech.end);
    say(speech.begin);
    wait(3000);
    press('Back one sentence');
    expect(speech.last()?.text).toBe('Sit down first.');
    press('Back one sentence');
    expect(speech.last()?.text).toBe('At the desk');
  });

  it('keeps the place for the next time on this device', () => {
    const speech = installSpeech([voiceOf('Ann')]);
    const view = open();
    press('Listen');
    say(speech.begin);
    say(speech.end);
    view.unmount();
    expect(speech.synth.speaking).toBe(false);
    slug -= 1;
    open();
    press('Listen');
    expect(speech.last()?.text).toBe('Sit down first.');
  });

  it('takes another voice of the device where one is lost, and says so where there is none', () => {
    const speech = installSpeech([voiceOf('Ann'), voiceOf('Ben')]);
    open();
    press('Listen');
    expect(speech.last()?.voice?.voiceURI).toBe('urn:Ann');
    say(() => speech.fail('voice-unavailable'));
    expect(speech.last()?.voice?.voiceURI).toBe('urn:Ben');
    expect(speech.last()?.text).toBe('At the desk');
    say(() => speech.fail('voice-unavailable'));
    expect(screen.getByRole('status')).toHaveTextContent('This voice stopped. Choose another one.');
    expect(screen.getByRole('button', { name: 'Listen' })).toBeVisible();
  });

  it('goes on where the end of a sentence is not told, as in Safari', () => {
    const speech = installSpeech([voiceOf('Ann')]);
    open();
    press('Listen');
    say(speech.begin);
    speech.endUntold();
    wait(2000);
    expect(speech.last()?.text).toBe('Sit down first.');
  });

  it('says a sentence once more that never began, and then gives up the voice', () => {
    const speech = installSpeech([voiceOf('Ann')]);
    open();
    press('Listen');
    speech.endUntold();
    wait(5000);
    expect(speech.texts()).toEqual(['At the desk', 'At the desk']);
    speech.endUntold();
    wait(5000);
    expect(screen.getByRole('status')).toHaveTextContent('This voice stopped.');
  });

  it('stops for something else on the device that takes the speech', () => {
    const speech = installSpeech([voiceOf('Ann')]);
    open();
    press('Listen');
    say(speech.begin);
    say(() => speech.fail('interrupted'));
    expect(screen.getByRole('button', { name: 'Listen' })).toBeVisible();
    expect(speech.texts()).toHaveLength(1);
  });
});

describe('voices', () => {
  it('are those of the language of the text; without one there is no button', () => {
    const speech = installSpeech([voiceOf('Anna', 'de-DE')]);
    open();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    act(() => speech.change([voiceOf('Anna', 'de-DE'), voiceOf('Late', 'en-GB')]));
    press('Listen');
    expect(speech.last()).toMatchObject({ lang: 'en-GB', text: 'At the desk' });
  });

  it('follow the language of the text from one to the next', () => {
    const speech = installSpeech([voiceOf('Ann'), voiceOf('Haruka', 'ja-JP')]);
    const view = open();
    press('Listen');
    expect(speech.last()?.lang).toBe('en-US');
    view.unmount();
    open(japanese, { text_lang: 'ja' });
    press('Listen');
    expect(speech.last()).toMatchObject({ lang: 'ja-JP', text: '机の前で' });
    say(speech.begin);
    say(speech.end);
    expect(speech.last()?.text).toBe('まず座ります。');
  });

  it('that send the text away are offered behind a line that says so, and never taken by themselves', () => {
    const speech = installSpeech([voiceOf('Far', 'en-US', { localService: false })]);
    open();
    press('Listen');
    expect(speech.texts()).toEqual([]);
    press('More voices');
    expect(screen.getByText(/The text is sent to the company that speaks it/)).toBeVisible();
    fireEvent.change(screen.getByLabelText('Voice'), { target: { value: 'urn:Far' } });
    press('Listen');
    expect(speech.last()?.voice?.voiceURI).toBe('urn:Far');
  });

  it('speak as fast as was chosen', () => {
    const speech = installSpeech([voiceOf('Ann')]);
    open();
    press('Voice and speed');
    fireEvent.change(screen.getByLabelText('Speed'), { target: { value: '1.5' } });
    press('Listen');
    expect(speech.last()?.rate).toBe(1.5);
  });
});
