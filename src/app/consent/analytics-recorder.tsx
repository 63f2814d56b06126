import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { tellMetric } from '@/api/analytics/beacon';
import { tellClientError } from '@/api/analytics/client-errors';
import { keepAllowed, record } from '@/api/analytics/log';
import { onOffer } from '@/api/analytics/offers';
import { useAuth } from '@/contexts/auth';
import { callWhenIdle } from '@/hooks/when-idle';
import type { ConsentChoice } from '@/lib/consent/consent';
import { onFault } from '../errors/fault-news';
import { pageAddress } from './page-address';
import { watchSpeed } from './page-speed';
import { watchVisit } from './visit-faults';

/** The page that this load of the app began with; what is measured of a load is told once. */
let firstPage: string | null = pageAddress(window.location.pathname);

/**
 * Counts what the choice allows, outside of tests and exercises: those have a frame without it. An address is kept and told
 * as the router writes it, so that neither an id nor the name of a test is in it.
 */
export function AnalyticsRecorder({ choice }: { choice: ConsentChoice }) {
  const { pathname } = useLocation();
  const { status, user } = useAuth();
  const isKnown = status !== 'loading';
  const userId = user?.id ?? null;
  const seen = useRef<string | null>(null);
  const { analytics, marketing } = choice;

  useEffect(() => {
    if (isKnown) keepAllowed({ analytics, marketing }, userId);
  }, [isKnown, userId, analytics, marketing]);

  useEffect(() => {
    if (!analytics || !isKnown || seen.current === pathname) return;
    seen.current = pathname;
    const page = pageAddress(pathname);
    callWhenIdle(() => {
      record({ event: 'page_view', userId, pathname: page });
      tellMetric('page_view', 1, page);
    });
  }, [analytics, isKnown, userId, pathname]);

  useEffect(() => {
    const page = firstPage;
    if (!analytics || page === null) return;
    return watchSpeed((metric, value) => {
      firstPage = null;
      tellMetric(metric, value, page);
    });
  }, [analytics]);

  useEffect(() => {
    if (!analytics) return;
    return onFault((error) => tellClientError('boundary', error, pageAddress(window.location.pathname)));
  }, [analytics]);

  useEffect(() => {
    if (!analytics) return;
    return watchVisit((metric) => tellMetric(metric, 1, pageAddress(window.location.pathname)));
  }, [analytics]);

  useEffect(() => {
    if (!marketing || !isKnown) return;
    return onOffer(({ event, context }) => {
      const page = pageAddress(window.location.pathname);
      record({ event, properties: { context }, userId, pathname: page });
      tellMetric(event, 1, page);
    });
  }, [marketing, isKnown, userId]);
  return null;
}
