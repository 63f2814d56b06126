import { useScrollLock } from '@/hooks/use-scroll-lock';

/**
 * Dims the page behind a dialog and keeps it from scrolling. Radix's own overlay is not used because it brings
 * react-remove-scroll, which writes a style element and so breaks the content-security policy.
 */
export function Overlay() {
  useScrollLock();
  return <div data-slot="overlay" className="fixed inset-0 z-40 animate-fade-in bg-veil" />;
}
