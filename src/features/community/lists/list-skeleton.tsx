import { Skeleton } from '@/components/ui/skeleton';

/** Rows as high as those that come. */
export function ListSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div className="divide-y divide-line border-y border-line" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={row} className="grid gap-3 py-5">
          <Skeleton className="h-6 w-[70%]" />
          <Skeleton className="h-4 w-[45%]" />
          <Skeleton className="h-7 w-[35%]" />
        </div>
      ))}
    </div>
  );
}
