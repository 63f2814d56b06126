import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';
import { type CatalogItem, readCatalogItem } from '@/lib/billing/catalog-item';

/** @throws AppError */
async function fetchCatalogue(): Promise<CatalogItem[]> {
  const client = await supabase();
  const rows: readonly unknown[] = unwrap(
    await client
      .from('catalog_items')
      .select('sku, title, unit_price_cents, kind, metadata')
      .eq('active', true)
      .order('title'),
  );
  return rows.flatMap((row) => readCatalogItem(row) ?? []);
}

/** What is on sale. Anybody may read it. */
export function catalogueQuery() {
  // Without a network it is asked all the same: the page then says what is wrong instead of loading for ever.
  return queryOptions({ queryKey: ['catalogue'], queryFn: fetchCatalogue, networkMode: 'always' });
}
