import { Button } from '@/components/ui/button';

export interface NewsBarProps {
  /** What came in meanwhile; null while there is nothing. */
  text: string | null;
  /** On the button. */
  show: string;
  onShow: () => void;
}

/**
 * Tells what came in meanwhile, at the lower edge of what is read. Its place is kept, so that it moves nothing when it comes.
 * It stands behind the list, in one element with it.
 */
export function NewsBar({ text, show, onShow }: NewsBarProps) {
  return (
    <div role="status" className="pointer-events-none sticky bottom-4 z-10 mt-3 flex min-h-12 justify-center">
      {text !== null && (
        <p className="pointer-events-auto flex flex-wrap items-center gap-x-3 rounded-full border border-line bg-surface px-5 shadow-lift">
          {text}
          <Button variant="link" onClick={onShow}>
            {show}
          </Button>
        </p>
      )}
    </div>
  );
}
