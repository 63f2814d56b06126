import { useState } from 'react';
import type { Language } from '@/config/languages';
import type { Details } from '@/lib/assessments/attempt-record';
import { detailsSchema, minKnownWeeks } from '@/lib/assessments/attempt-record';
import {
  type AgeBand,
  type AgreementId,
  ageBands,
  type FormDefinition,
  type FormId,
  type InstrumentDefinition,
} from '@/lib/assessments/types';
import { toIso } from '@/lib/time';
import type { StartChoice } from '../intro/use-start';

/** Raised whenever a sentence that is agreed to changes; stored with the attempt. */
const agreementTextVersion = '1.0';

/** What is known already where somebody was asked to answer, and therefore not asked again. */
export interface Given {
  form: FormId;
  details: Details;
}

type FieldId = 'form' | 'child_label' | 'age_band' | 'known_weeks' | AgreementId;

export interface GateFormState {
  form: FormDefinition | null;
  chooseForm: (form: FormId) => void;
  label: string;
  setLabel: (label: string) => void;
  ageBand: AgeBand | null;
  setAgeBand: (band: string) => void;
  weeks: string;
  setWeeks: (weeks: string) => void;
  agreed: ReadonlySet<AgreementId>;
  setAgreed: (id: AgreementId, on: boolean) => void;
  /** The form asks for it, and it is not known already. */
  asks: (detail: keyof Details) => boolean;
  /** The teacher has known the child for too short a time: the form stops here. */
  tooShort: boolean;
  /** Something is missing or wrong; said only after the first try to start. */
  isWrong: (field: FieldId) => boolean;
  /** What to start with; null when something is missing, which is said from then on. */
  submit: (language: Language) => StartChoice | null;
}

/** The state of the form before the first question. */
export function useGateForm(
  { forms }: InstrumentDefinition,
  given: Given | null,
  wanted: string | null,
): GateFormState {
  const known = forms.find(({ form }) => form === (given?.form ?? wanted));
  const [form, setForm] = useState<FormDefinition | null>(known ?? (forms.length === 1 ? forms[0] : null));
  const [label, setLabel] = useState('');
  const [ageBand, setAgeBand] = useState<AgeBand | null>(null);
  const [weeks, setWeeks] = useState('');
  const [agreed, setAgreedIds] = useState<ReadonlySet<AgreementId>>(new Set());
  const [tried, setTried] = useState(false);

  const asks = (detail: keyof Details) =>
    form?.details.includes(detail) === true && given?.details[detail] === undefined;
  const knownWeeks = /^\d{1,4}$/.test(weeks.trim()) ? Number(weeks) : null;
  const parts: Details = {
    ...given?.details,
    ...(asks('child_label') ? { child_label: label.trim() } : {}),
    ...(asks('age_band') && ageBand !== null ? { age_band: ageBand } : {}),
    ...(asks('known_weeks') && knownWeeks !== null ? { known_weeks: knownWeeks } : {}),
  };
  const isSound = (detail: keyof Details) =>
    parts[detail] !== undefined && detailsSchema.safeParse({ [detail]: parts[detail] }).success;
  const missing = new Set<FieldId>([
    ...(form === null ? (['form'] as const) : []),
    ...(form?.details ?? []).filter((detail) => !isSound(detail)),
    ...(form?.agreements ?? []).filter((id) => !agreed.has(id)),
  ]);
  const tooShort = asks('known_weeks') && knownWeeks !== null && knownWeeks < minKnownWeeks;

  return {
    form,
    chooseForm(next) {
      setForm(forms.find((each) => each.form === next) ?? null);
      // Another form agrees to other sentences.
      setAgreedIds(new Set());
      setTried(false);
    },
    label,
    setLabel,
    ageBand,
    setAgeBand: (band) => setAgeBand(ageBands.find((each) => each === band) ?? null),
    weeks,
    setWeeks,
    agreed,
    setAgreed(id, on) {
      const next = new Set(agreed);
      if (on) next.add(id);
      else next.delete(id);
      setAgreedIds(next);
    },
    asks,
    tooShort,
    isWrong: (field) => tried && missing.has(field),
    submit(language) {
      setTried(true);
      if (form === null || missing.size > 0 || tooShort) return null;
      const { consent: kind } = form;
      const consent =
        kind === null ? null : { kind, accepted_at: toIso(Date.now()), text_version: agreementTextVersion };
      const details = Object.fromEntries(form.details.map((detail) => [detail, parts[detail]]));
      return { form: form.form, consent, details, language };
    },
  };
}
