import { type MetricName, maxMetric, metricsPath } from '@/lib/consent/metrics';

/** Tells one number. Nobody waits for it, and what becomes of it changes nothing. Call only where the choice allows it. */
export function tellMetric(metric: MetricName, value: number, url: string): void {
  const body = JSON.stringify({
    metric,
    value: Math.round(Math.min(Math.max(value, 0), maxMetric) * 1000) / 1000,
    timestamp: new Date().toISOString(),
    url,
  });
  // Neither cookies nor the address of the page go along; it is sent even while the page is left.
  fetch(metricsPath, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {
    // Offline, or a host without it: the number is lost, as it may be.
  });
}
