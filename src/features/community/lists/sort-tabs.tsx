import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { type ListAddress, listAddress } from '@/lib/community/asked-list';
import { topicSorts } from '@/lib/community/ranking';

/** The orders of the list, each at an address of its own. */
export function SortTabs({ address }: { address: ListAddress }) {
  const { t } = useTranslation('community');
  return (
    <nav aria-label={t('sort.label')} className="-mx-1 flex gap-1 overflow-x-auto border-b border-line px-1">
      {topicSorts.map((sort) => {
        const isCurrent = address.sort === sort && address.text === '';
        return (
          <Link
            key={sort}
            to={`${paths.communityQuestions}${listAddress(address, { sort, text: '' })}`}
            aria-current={isCurrent ? 'page' : undefined}
            preventScrollReset
            className={cx(
              'inline-flex min-h-12 items-center rounded-t-s border-b-3 px-4 font-medium whitespace-nowrap transition-colors focus-visible:outline-offset-[-3px]',
              isCurrent
                ? 'border-accent font-semibold text-ink'
                : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {t(`sort.${sort}`)}
          </Link>
        );
      })}
    </nav>
  );
}
