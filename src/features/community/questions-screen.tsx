import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '@/components/button-link';
import { PageHeader } from '@/components/page-header';
import { paths } from '@/config/paths';
import { UpgradePrompt } from '@/features/gates/upgrade-prompt';
import { useViewArrival } from '@/hooks/use-view-arrival';
import { useWide } from '@/hooks/use-wide';
import { currentLanguage } from '@/i18n/init';
import { readListAddress } from '@/lib/community/asked-list';
import { CommunityFrame } from './community-frame';
import { Filters, FoldedFilters } from './lists/filters';
import { FoundList } from './lists/found-list';
import { ListSkeleton } from './lists/list-skeleton';
import { QuestionSearch } from './lists/question-search';
import { SortTabs } from './lists/sort-tabs';
import { TopicList } from './lists/topic-list';

const AskScreen = lazy(() => import('./ask-screen').then((module) => ({ default: module.AskScreen })));

/** All questions: their orders, filters and search, all of it in the address; with `?ask` the form for a new one. */
export function QuestionsScreen() {
  const [search] = useSearchParams();
  const asks = search.has('ask');
  useViewArrival(asks ? 'ask' : 'list');
  return (
    <CommunityFrame>
      <div className="wrap">
        {asks ? (
          <Suspense fallback={<ListSkeleton />}>
            <AskScreen />
          </Suspense>
        ) : (
          <Questions search={search} />
        )}
      </div>
    </CommunityFrame>
  );
}

function Questions({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation(['community', 'community-write']);
  const isWide = useWide('lg');
  const asked = readListAddress(search, currentLanguage());
  // A search goes through all subjects: none of them is shown as chosen.
  const address = asked.text === '' ? asked : { ...asked, tags: [] };
  const { sort, langs, tags, text } = address;
  const isFiltered = tags.length > 0 || address.chosen.length > 0;
  const ask = (
    <ButtonLink to={`${paths.communityQuestions}?ask=1`} className="max-sm:w-full">
      {t('community-write:ask.heading')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={t('pages.communityQuestions')} lead={t('questions.lead')} aside={ask} />
      <div className="grid gap-x-12 gap-y-8 pb-section lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 content-start gap-5">
          <QuestionSearch address={address} />
          <SortTabs address={address} />
          <div className="lg:hidden">
            <FoldedFilters address={address} />
          </div>
          {text === '' ? (
            <TopicList
              asked={{ sort, langs, tags }}
              empty={
                isFiltered
                  ? {
                      title: t('words.noMatches'),
                      action: (
                        <Link
                          to={paths.communityQuestions}
                          className="link inline-flex min-h-11 items-center"
                        >
                          {t('words.clearFilters')}
                        </Link>
                      ),
                    }
                  : { title: t(sort === 'unanswered' ? 'empty.unanswered' : 'empty.all') }
              }
            />
          ) : (
            <FoundList text={text} langs={langs} />
          )}
          <UpgradePrompt placement="dashboard_welcome" context="community_highlight" className="mt-5" />
        </div>
        {isWide && (
          <div className="max-lg:hidden">
            <Filters address={address} />
          </div>
        )}
      </div>
    </>
  );
}
