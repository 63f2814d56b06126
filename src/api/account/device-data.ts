import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { unkeptResults } from '@/api/attempts/queries';
import { countOpenRuns } from '@/api/runs/local-runs';
import { clearStored, readAllStored } from '@/integrations/local-db/open';

/** What this browser keeps, counted. */
export interface DeviceData {
  /** Finished results. */
  results: number;
  /** Tests that wait to be gone on with. */
  unfinished: number;
  /** Finished here and not at the server yet: the only copy there is. */
  unsent: number;
}

const nothing: DeviceData = { results: 0, unfinished: 0, unsent: 0 };

async function countDeviceData(): Promise<DeviceData> {
  try {
    const [results, unsent, unfinished] = await Promise.all([
      readAllStored('attempts'),
      readAllStored('outbox'),
      countOpenRuns(),
    ]);
    return { results: results.length, unfinished, unsent: unsent.length };
  } catch {
    return nothing; // storage is switched off: there is nothing
  }
}

const deviceDataKey = ['device-data'] as const;

/** Counted afresh each time: tests add to it without telling. */
export function deviceDataQuery() {
  return queryOptions({
    queryKey: deviceDataKey,
    queryFn: countDeviceData,
    staleTime: 0,
    retry: false,
  });
}

/** Forgets all results, unfinished tests and exercises of this browser, whoever they belong to. What the server holds stays. */
async function clearDeviceData(): Promise<void> {
  unkeptResults.clear();
  await clearStored();
}

/** Lists of a visitor are made of what was here, so everything is read again. */
export function clearDeviceDataMutation() {
  return mutationOptions({
    mutationFn: clearDeviceData,
    onSettled: (_cleared, error, _nothing, _before, { client }) =>
      error === null ? client.invalidateQueries() : undefined,
  });
}
