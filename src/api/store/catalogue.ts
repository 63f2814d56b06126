import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';
import { type CatalogItem, catalogColumns, readCatalogItem } from '@/lib/billing/catalog-item';

/** @throws AppError */
async function fetchCatalogue(): Promise<CatalogItem[]> {
  const client = await supabase();
  const rows: readonly unknown[] = unwrap(
    await client
      .from('catalog_items')
      .select(catalogColumns)
      .eq('active', true)
      .order('place')
      .order('title'),
  );
  return rows.flatMap((row) => readCatalogItem(row) ?? []);
}

/** What is on sale. Anybody may read it. */
export function catalogueQuery() {
  return queryOptions({ queryKey: ['catalogue'], queryFn: fetchCatalogue });
}
