import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { attemptKeys } from '@/api/attempts/keys';
import { forgetLostRun, noteRun } from '@/api/focustrack/open-run';
import {
  type FocustrackSubmission,
  focustrackOutbox,
  keepFocustrack,
  keepFocustrackAtOnce,
  keepOpenFocustrack,
} from '@/api/focustrack/outbox';
import { rawFocustrackQuery } from '@/api/focustrack/queries';
import { paths } from '@/config/paths';
import { currentLanguage } from '@/i18n/init';
import { runAddress } from '@/lib/assessments/run-address';
import { buildFocustrackRecord, toTrialRecords } from '@/lib/cognitive/focustrack/build-record';
import { stimuliOf } from '@/lib/cognitive/focustrack/design';
import { isRoundPassed, practiceResult } from '@/lib/cognitive/focustrack/practice';
import type { TrialRecord } from '@/lib/cognitive/focustrack/record';
import { createLetterSounds, type LetterSounds } from './audio/letter-sounds';
import type { Equipment } from './check/use-equipment';
import type { Admission } from './gate/gate-screen';
import type { VariantChoice } from './practice/variant-screen';
import { runHeader } from './run-header';
import type { SittingEnd } from './stage/sitting';
import { practicePlan, type SittingPlan, testPlan } from './stage/sitting-plan';

/** Everything known before the first letter of the test. */
interface Setup extends Admission, VariantChoice {
  readonly seed: string;
  readonly equipment: Equipment;
  readonly practice: readonly TrialRecord[];
  readonly rounds: number;
}

export type Step =
  | { readonly name: 'variant'; readonly admission: Admission }
  | { readonly name: 'check'; readonly admission: Admission; readonly choice: VariantChoice }
  | { readonly name: 'instructions'; readonly setup: Setup }
  | { readonly name: 'practice'; readonly setup: Setup; readonly plan: SittingPlan }
  | { readonly name: 'practised'; readonly setup: Setup; readonly passed: boolean }
  | { readonly name: 'run'; readonly setup: Setup; readonly plan: SittingPlan }
  | { readonly name: 'ended'; readonly id: string };

const planOf = ({ seed, variant, equipment }: Setup) => ({ seed, variant, refreshHz: equipment.refreshHz });

function submissionOf(setup: Setup, plan: SittingPlan, end: SittingEnd): FocustrackSubmission {
  const { id, consent, practice } = setup;
  const run = buildFocustrackRecord(runHeader(setup, end), plan.list, end.result, practice);
  return { id, language: currentLanguage(), consent, run };
}

async function handIn(client: QueryClient, { id }: FocustrackSubmission): Promise<void> {
  await focustrackOutbox.send(id);
  await Promise.all(
    [attemptKeys.all, attemptKeys.access].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}

/** The sounds of the letters, null without them, and how to get ready for a form of the test. */
function useSounds() {
  const [sounds, setSounds] = useState<LetterSounds | null>(null);
  const toClose = useRef<LetterSounds>(null);
  useEffect(() => () => toClose.current?.close(), []);

  /** @throws when the sounds cannot be loaded */
  async function prepare(variant: VariantChoice['variant']): Promise<void> {
    if (variant !== 'audio') {
      setSounds(null);
      return;
    }
    toClose.current ??= createLetterSounds();
    const { wait, targets } = stimuliOf('audio');
    await toClose.current.load([wait, ...targets]);
    setSounds(toClose.current);
  }
  return [sounds, prepare] as const;
}

/** The test from behind its gate to its end. Nothing of it changes while letters are shown. */
export function useTestRun(userId: string, admission: Admission) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>({ name: 'variant', admission });
  const [sounds, prepareSounds] = useSounds();
  const releaseRun = useRef<() => void>(() => {});

  useEffect(() => () => releaseRun.current(), []);

  /** @throws when the sounds cannot be loaded */
  async function choose(choice: VariantChoice): Promise<void> {
    if (step.name !== 'variant') return;
    await prepareSounds(choice.variant);
    setStep({ name: 'check', admission: step.admission, choice });
  }

  function check(equipment: Equipment): void {
    if (step.name !== 'check') return;
    const setup: Setup = {
      ...step.admission,
      ...step.choice,
      equipment,
      seed: crypto.randomUUID(),
      practice: [],
      rounds: 0,
    };
    setStep({ name: 'instructions', setup });
  }

  function practise(setup: Setup): void {
    setStep({ name: 'practice', setup, plan: practicePlan(planOf(setup), setup.rounds + 1) });
  }

  function endPractice(setup: Setup, plan: SittingPlan, end: SittingEnd, leaving: boolean): void {
    if (leaving) return;
    // A round that was broken off is not one of the three.
    if (end.result.status === 'abandoned') {
      setStep({ name: 'instructions', setup });
      return;
    }
    const round = toTrialRecords('practice', plan.list, end.result);
    const practised = { ...setup, practice: [...setup.practice, ...round], rounds: setup.rounds + 1 };
    setStep({ name: 'practised', setup: practised, passed: isRoundPassed(round) });
  }

  async function endRun(setup: Setup, plan: SittingPlan, end: SittingEnd, leaving: boolean): Promise<void> {
    const submission = submissionOf(setup, plan, end);
    if (leaving) keepFocustrackAtOnce(submission, userId);
    const kept = keepFocustrack(submission, userId);
    releaseRun.current();
    if (end.result.status === 'completed') {
      forgetLostRun(setup.id);
      queryClient.setQueryData(rawFocustrackQuery(userId, setup.id).queryKey, submission.run);
      void navigate(runAddress(paths.focusTrack, setup.id), { replace: true });
    } else {
      const tell = () => setStep({ name: 'ended', id: setup.id });
      // A page that went away may come back from the browser's cache as it was.
      if (leaving) window.addEventListener('pageshow', tell, { once: true });
      else tell();
    }
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => {}); // it was left meanwhile
    await kept;
    if (!leaving) await handIn(queryClient, submission);
  }

  return {
    step,
    sounds,
    choose,
    check,
    practise,
    endPractice,
    instruct: (setup: Setup) => setStep({ name: 'instructions', setup }),
    run: (setup: Setup) => setStep({ name: 'run', setup, plan: testPlan(planOf(setup)) }),
    begin(setup: Setup) {
      releaseRun.current = noteRun(setup.id, userId);
    },
    keep(setup: Setup, plan: SittingPlan, soFar: SittingEnd) {
      void keepOpenFocustrack(submissionOf(setup, plan, soFar), userId);
    },
    endRun,
    /** Nothing was shown yet: as if it had not been started. */
    cancelRun(setup: Setup) {
      releaseRun.current();
      forgetLostRun(setup.id);
      setStep({ name: 'practised', setup, passed: practiceResult(setup.practice).passed });
    },
  };
}
