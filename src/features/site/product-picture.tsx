import { type PictureFile, pictureFile, pictureSizes, pictureThemes } from '@/lib/site/feature-pages';

/** From here on the picture of a wide window is shown. */
const isWide = '(min-width: 40rem)';

type Theme = PictureFile['theme'];

/** A picture of the running product, in the theme of the reader. The one that is hidden is not fetched. */
export function ProductPicture({ name, alt }: { name: string; alt: string }) {
  return (
    <figure data-picture={name} className="max-w-4xl">
      {pictureThemes.map((theme) => (
        <Picture key={theme} name={name} theme={theme} alt={alt} />
      ))}
    </figure>
  );
}

function Picture({ name, theme, alt }: { name: string; theme: Theme; alt: string }) {
  const file = (size: PictureFile['size'], format: PictureFile['format']) =>
    `/${pictureFile({ name, size, theme, format })}`;
  const of = (size: PictureFile['size']) => {
    const { width, height } = pictureSizes[size];
    return { width, height };
  };
  return (
    <picture className={theme === 'dark' ? 'hidden dark:block' : 'dark:hidden'}>
      <source media={isWide} type="image/avif" srcSet={file('wide', 'avif')} {...of('wide')} />
      <source media={isWide} type="image/webp" srcSet={file('wide', 'webp')} {...of('wide')} />
      <source type="image/avif" srcSet={file('narrow', 'avif')} {...of('narrow')} />
      <img
        src={file('narrow', 'webp')}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="h-auto w-full max-w-80 rounded-m border border-line sm:max-w-none"
        {...of('narrow')}
      />
    </picture>
  );
}
