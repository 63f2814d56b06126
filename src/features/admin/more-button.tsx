import { Button } from '@/components/ui/button';

export interface MoreButtonProps {
  label: string;
  /** A list that comes in pages. */
  list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/** The next page of a list, while there is one. */
export function MoreButton({ label, list }: MoreButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      busy={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {label}
    </Button>
  );
}
