import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type AccountCard, lookUpMutation } from '@/api/admin/people';
import { ErrorState } from '@/components/error-state';
import { latePart } from '@/components/late-part';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { usePerson } from '@/contexts/auth';
import { useFormats } from '@/i18n/use-formats';
import type { PersonActsProps } from './person-acts';
import { PersonCard } from './person-card';
import { RefusedLooks } from './refused-looks';
import { usePersonText } from './use-person-text';

/** For masters alone; the overview of full admins does without. */
const PersonActs = latePart<PersonActsProps>(() =>
  import('./person-acts').then((module) => module.PersonActs),
);

/** An address has no more signs. */
const longest = 254;

/** Looks one account up at a time. @param acts for master admins, who also do something with it */
export function PeopleSection({ acts }: { acts: boolean }) {
  const [search] = useSearchParams();
  const named = search.get('person')?.slice(0, longest) ?? '';
  return <Looking key={named} acts={acts} named={named} />;
}

/** @param named by the way that led here: it stands in the field, and nothing is asked before a press */
function Looking({ acts, named }: { acts: boolean; named: string }) {
  const { t } = useTranslation('admin-people');
  const { t: desk } = useTranslation('admin-desk');
  const { ahead } = useFormats();
  const { id: userId } = usePerson();
  const explain = usePersonText();
  const looking = useMutation(lookUpMutation(userId));
  const [asked, setAsked] = useState(named);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (named !== '') form.current?.querySelector('input')?.focus();
  }, [named]);
  const [isEmpty, setEmpty] = useState(false);
  /** As an act left it. */
  const [changed, setChanged] = useState<AccountCard | null>(null);
  const look = (event: FormEvent) => {
    event.preventDefault();
    if (looking.isPending) return;
    const words = asked.trim();
    setEmpty(words === '');
    if (words === '') return;
    setChanged(null);
    // It says itself when it cannot be had.
    if (acts) PersonActs.start().catch(() => undefined);
    looking.mutate(words);
  };
  const { data } = looking;
  const card = changed ?? (data && 'found' in data ? data.found : null);
  return (
    <Section title={t('title')}>
      <div className="grid max-w-3xl gap-6">
        <form ref={form} noValidate className="grid max-w-xl gap-4" onSubmit={look}>
          <TextField
            label={t('asked')}
            hint={t('hint')}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={longest}
            value={asked}
            onChange={({ target }) => {
              setAsked(target.value);
              setEmpty(false);
            }}
            error={isEmpty ? t('missing') : undefined}
          />
          <Button type="submit" variant="outline" className="justify-self-start" busy={looking.isPending}>
            {desk('account.do')}
          </Button>
        </form>
        <div role="status">
          {data && 'refused' in data && <p>{t('tooMany', { time: ahead(data.retry_after_s) })}</p>}
          {data && 'found' in data && data.found === null && <p>{t('none')}</p>}
          {card && <PersonCard card={card} />}
        </div>
        {looking.isError && <ErrorState title={t('words.failed')} text={explain(looking.error)} />}
        {acts && card && <PersonActs key={card.id} card={card} userId={userId} onChange={setChanged} />}
        {acts && <RefusedLooks userId={userId} />}
      </div>
    </Section>
  );
}
