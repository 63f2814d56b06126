import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { giveGiftMutation } from '@/api/admin/payment-desk';
import { catalogueQuery } from '@/api/store/catalogue';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { TextField } from '@/components/ui/text-field';
import { mostOfReason } from '@/lib/admin/payments';
import { useSaid } from './use-said';

const blank = { email: '', what: 'plus', until: '', reason: '' };

/** Gives a plan or an item to an account until a day. */
export function GiftForm({ userId }: { userId: string }) {
  const { t } = useTranslation('admin-payments');
  const said = useSaid();
  const giving = useMutation(giveGiftMutation(userId));
  const { data: items = [] } = useQuery(catalogueQuery());
  const [id, setId] = useState<string>(() => crypto.randomUUID());
  const [given, setGiven] = useState(blank);
  const [isUnfit, setUnfit] = useState(false);
  const typed = (name: keyof typeof blank) => ({
    value: given[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      setUnfit(false);
      // Something else is another gift.
      setId(crypto.randomUUID());
      setGiven((before) => ({ ...before, [name]: target.value }));
    },
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (giving.isPending) return;
    const reason = given.reason.trim();
    const fits =
      given.email.includes('@') && given.until !== '' && reason !== '' && reason.length <= mostOfReason;
    setUnfit(!fits);
    if (!fits) return;
    if (
      await said(giving.mutateAsync({ ...given, id, reason, email: given.email.trim() }), t('gifts.given'))
    ) {
      setGiven(blank);
      setId(crypto.randomUUID());
    }
  };
  return (
    <Section title={t('gifts.add')}>
      <form
        noValidate
        aria-label={t('gifts.add')}
        className="grid max-w-xl gap-4"
        onSubmit={(event) => void send(event)}
      >
        <TextField
          label={t('gifts.email')}
          type="email"
          autoCapitalize="none"
          spellCheck={false}
          error={isUnfit ? t('gifts.unfit') : undefined}
          {...typed('email')}
        />
        <Field label={t('gifts.what')}>
          <NativeSelect {...typed('what')}>
            <option value="plus">{t('plans.plus')}</option>
            <option value="premium">{t('plans.premium')}</option>
            {items.map(({ sku, title }) => (
              <option key={sku} value={sku}>
                {title}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <TextField label={t('gifts.lastDay')} type="date" {...typed('until')} />
        <TextField label={t('gifts.why')} hint={t('refunds.whyHint')} {...typed('reason')} />
        <div>
          <Button type="submit" busy={giving.isPending}>
            {t('gifts.do')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
