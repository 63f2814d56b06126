import type { ReportTexts } from '../words/texts';

/** Element of the fold that opens a number; 'overall' is the one of all answers. */
export const howId = (id: string) => `how-${id}`;

export interface HowLinkProps {
  /** Area, or 'overall'. */
  id: string;
  /** The area, for those who hear the link alone. */
  name: string;
  texts: ReportTexts;
}

/** From a number to its answers and formula, opened. */
export function HowLink({ id, name, texts }: HowLinkProps) {
  const open = () => {
    // The fold lies in a folded part of the page.
    let fold = document.getElementById(howId(id))?.closest('details');
    while (fold) {
      fold.open = true;
      fold = fold.parentElement?.closest('details');
    }
  };
  return (
    <a
      href={`#${howId(id)}`}
      onClick={open}
      data-action="how"
      className="-my-1.5 inline-flex min-h-11 w-fit items-center text-sm print:hidden"
    >
      <span aria-hidden="true" className="link">
        {texts.t('scoring.link')}
      </span>
      <span className="sr-only">{texts.t('scoring.linkNamed', { name })}</span>
    </a>
  );
}
