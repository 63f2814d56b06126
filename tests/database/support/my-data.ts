import { collectData, type DataRequest, type ExportedData } from '../../../src/lib/accounts/data-copy.ts';
import type { OpenedDb } from '../../../supabase/local/db/open.ts';
import { valueAs } from './database.ts';
import type { Person } from './people.ts';

/** One answer of `export_my_data`. */
export const askForData = <T>(db: OpenedDb, person: Person, request: DataRequest): Promise<T> =>
  valueAs<T>(db, person, 'select public.export_my_data($1, $2)', [
    request.p_table ?? null,
    request.p_after ?? null,
  ]);

/** The whole copy of a person, gathered as the app does. */
export const myData = (db: OpenedDb, person: Person): Promise<ExportedData> =>
  collectData((request) => askForData(db, person, request));
