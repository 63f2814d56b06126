import { join } from 'node:path';

/** Where `npm start` keeps its data; LOCAL_DB_URL names another folder or a PostgreSQL. */
export const dataFolder = (root: string): string =>
  process.env.LOCAL_DB_URL ?? join(root, 'supabase/.temp/pg');
