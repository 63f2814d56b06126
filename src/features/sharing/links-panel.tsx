import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { Section } from '@/components/section';
import { useNow } from '@/hooks/use-now';
import { minuteMs } from '@/lib/time';
import { useSharingTexts } from './use-sharing-texts';

/** What a list of links is given beside them. */
interface ListProps {
  /** Milliseconds since 1970. */
  now: number;
  onTakenBack: (id: string) => void;
}

export interface LinksPanelProps<Links, Made> {
  id: 'invite' | 'share';
  title: string;
  /** What a link is for. */
  children: ReactNode;
  form: (onMade: (made: Made) => void) => ReactNode;
  /** Stands in place of the form once a link is made: only now can it be copied. */
  made: (link: Made, onDone: () => void, now: number) => ReactNode;
  links: UseQueryResult<Links>;
  list: (links: Links, props: ListProps) => ReactNode;
}

/** Makes links of one sort, and lists those there are. */
export function LinksPanel<Links, Made extends { readonly id: string }>({
  id,
  title,
  children,
  form,
  made,
  links,
  list,
}: LinksPanelProps<Links, Made>) {
  const now = useNow(true, minuteMs);
  const [link, setLink] = useState<Made | null>(null);
  const onTakenBack = (gone: string) => setLink((shown) => (shown?.id === gone ? null : shown));
  return (
    <Section id={id} title={title}>
      <div data-part={id} className="grid gap-6">
        {children}
        {link === null ? form(setLink) : made(link, () => setLink(null), now)}
        <LinksState query={links}>{(data) => list(data, { now, onTakenBack })}</LinksState>
      </div>
    </Section>
  );
}

interface LinksStateProps<T> {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

/** A list of links while it loads, when it fails, and when it is there. */
function LinksState<T>({ query, children }: LinksStateProps<T>) {
  const { t } = useSharingTexts();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <LoadingState className="min-h-24" />;
  return (
    <ErrorState
      title={t('loadFailed')}
      error={query.error}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
