import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { paths } from '@/config/paths';
import { deskOf } from '@/lib/admin/desk-address';
import { postIdIn } from '@/lib/admin/topic-id';
import { CaseFrame } from './case-frame';
import { useDesk } from './desk-context';
import { PostCase } from './post-case';

/** Opens any post, reported or not: by its id, by the address of its question, or from its menu on the page. */
export function PostLookUp() {
  const { t } = useTranslation('admin-desk');
  const { address } = useDesk();
  const navigate = useNavigate();
  const [given, setGiven] = useState('');
  const [isNone, setNone] = useState(false);
  const go = (open: string | null) =>
    void navigate(`${paths.adminDashboard}${deskOf('post', { open })}`, { preventScrollReset: true });
  return (
    <div className="grid max-w-3xl gap-6">
      <form
        noValidate
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const id = postIdIn(given);
          setNone(id === null);
          if (id !== null) go(id);
        }}
      >
        <Field
          label={t('find.address')}
          hint={t('find.hint')}
          error={isNone ? t('find.noId') : undefined}
          className="min-w-0 grow basis-80"
        >
          <Input
            value={given}
            onChange={({ target }) => {
              setGiven(target.value);
              setNone(false);
            }}
          />
        </Field>
        <Button type="submit" variant="outline">
          {t('find.do')}
        </Button>
      </form>
      {address.open !== null && (
        <CaseFrame key={address.open} back={t('find.back')} onBack={() => go(null)}>
          <PostCase id={address.open} />
        </CaseFrame>
      )}
    </div>
  );
}
