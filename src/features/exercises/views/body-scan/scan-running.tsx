import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useNow } from '@/hooks/use-now';
import { useWakeLock } from '@/hooks/use-wake-lock';
import { useFormats } from '@/i18n/use-formats';
import { answerMs, type exercise, probeTimes } from '@/lib/exercises/body-scan/exercise';
import { minuteMs, secondMs } from '@/lib/time';
import type { SessionOf } from '../../view';
import type { Chime } from './chime';
import { partAt } from './guide';
import { useSaid } from './local-voice';
import { ProbeQuestion } from './probe-question';
import { scanClock } from './scan-clock';

export interface ScanRunningProps extends SessionOf<typeof exercise> {
  /** Null: it is read. */
  voice: SpeechSynthesisVoice | null;
  /** Null: it is felt where the device can, and seen. */
  chime: Chime | null;
}

const lookMs = 250;
const buzzMs = 200;

/** The guide, and the question at each chime. */
export function ScanRunning({ seed, config, entries, onEntry, voice, chime }: ScanRunningProps) {
  const { t } = useTranslation(['exercise-body-scan', 'training']);
  const formats = useFormats();
  const { minutes, gaps } = config;
  const clock = scanClock(entries, minutes, useNow(true, lookMs));
  const { phase, runMs } = clock;
  const isRunning = phase === 'running';
  const isOver = phase === 'complete';
  const [isQuiet, setQuiet] = useState(false);
  useWakeLock(isRunning);

  const times = useMemo(() => probeTimes(seed, minutes), [seed, minutes]);
  const told = new Set(entries.flatMap((entry) => (entry.type === 'probe' ? [entry.probe] : [])));
  const asked = times.findIndex((at, probe) => !told.has(probe) && runMs >= at && runMs < at + answerMs);
  const part = partAt(gaps, runMs / (minutes * minuteMs));
  const line = t(`guide.${part}`);
  useSaid(voice, isRunning && !isQuiet && asked < 0 ? line : null);

  const tell = useRef(onEntry);
  tell.current = onEntry;
  const sent = useRef(new Set<number>());
  /** Kept with a stamp of its own: a run knows of no time after its last one. */
  const answer = (probe: number, given: 'on' | 'off' | null, atMs: number) => {
    if (told.has(probe) || sent.current.has(probe)) return;
    sent.current.add(probe);
    tell.current({ type: 'seen', at: Date.now() });
    tell.current({ type: 'probe', probe, answer: given, runMs: atMs });
  };

  // Also those that passed while the page was away.
  const missed = times.findIndex((at, probe) => !told.has(probe) && runMs >= at + answerMs);
  const miss = useRef(() => {});
  miss.current = () => {
    for (const [probe, at] of times.entries()) if (runMs >= at + answerMs) answer(probe, null, at + answerMs);
  };
  useEffect(() => {
    if (missed >= 0) miss.current();
  }, [missed]);

  useEffect(() => {
    if (part !== 'settle' || isOver) tell.current({ type: 'seen', at: Date.now() });
  }, [part, isOver]);

  const isAsking = isRunning && asked >= 0;
  useEffect(() => {
    if (!isAsking) return;
    if (chime) chime.ring();
    else navigator.vibrate?.(buzzMs);
  }, [isAsking, chime]);

  const give = (given: 'on' | 'off') => {
    const now = scanClock(entries, minutes, Date.now());
    const chimedAt = times[asked] ?? 0;
    if (now.phase === 'running')
      answer(asked, given, Math.max(chimedAt, Math.min(now.runMs, chimedAt + answerMs)));
  };
  const event = (type: 'pause' | 'resume' | 'stop') => onEntry({ type, at: Date.now() });

  return (
    <div className="grid justify-items-center gap-7 text-center">
      <div className="grid min-h-60 w-full content-center gap-6">
        {isAsking ? (
          <ProbeQuestion key={asked} onAnswer={give} />
        ) : (
          <h1
            tabIndex={-1}
            className="font-serif text-2xl text-balance"
            data-part="guide"
            {...(voice === null || isQuiet ? { 'aria-live': 'polite' as const } : {})}
          >
            {isRunning ? line : t('words.paused')}
          </h1>
        )}
      </div>
      <p role="timer" className="text-ink-soft tabular-nums">
        {t('training:breathing.remaining', { time: formats.clock(Math.ceil(clock.remainingMs / secondMs)) })}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          size="lg"
          variant="outline"
          onClick={() => event(isRunning ? 'pause' : 'resume')}
          data-action="pause"
        >
          {t(isRunning ? 'words.pause' : 'words.resume')}
        </Button>
        {voice === null ? null : (
          <Button size="lg" variant="outline" onClick={() => setQuiet(!isQuiet)} data-action="voice">
            {t(isQuiet ? 'voiceOn' : 'voiceOff')}
          </Button>
        )}
        <Button size="lg" variant="outline" onClick={() => event('stop')} data-action="stop">
          {t('stop')}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{t('distress')}</p>
    </div>
  );
}
