import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refusedLooksQuery } from '@/api/admin/people';
import { PostTime } from '@/components/posts/post-time';

/** Who asked for more looks than they have; nothing where nobody did. */
export function RefusedLooks({ userId }: { userId: string }) {
  const { t } = useTranslation('admin-people');
  const { data } = useQuery(refusedLooksQuery(userId));
  if (!data || data.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold">{t('refused')}</h3>
      <ul className="mt-1 grid gap-1">
        {data.map(({ id, actor, created_at }) => (
          <li key={id} className="flex flex-wrap gap-x-4">
            <span translate="no" className="wrap-anywhere">
              {actor ?? t('gone')}
            </span>
            <span className="text-ink-soft">
              <PostTime at={created_at} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
