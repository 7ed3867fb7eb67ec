import { useRouteLoaderData } from 'react-router';
import { IMAGE_WIDTHS, type ImageFormat, imageUrl } from '../../domain/imageUrl.ts';
import type { Shape } from '../../domain/poster.ts';
import { shaped } from '../../domain/posterSource.ts';
import type { loader as rootLoader } from '../root.tsx';
import type { PictureView } from './card.ts';

interface Props {
  picture: PictureView;
  /** How wide the picture stands in the page, as the `sizes` attribute says it. */
  sizes: string;
  /** For the first picture of a page: loaded at once. */
  first?: boolean;
  /** `hero` pictures are tall on phones and wide on desks; all others have one shape. */
  hero?: boolean;
  shape?: 'card' | 'tall';
  className?: string;
}

const DESK = '(min-width: 768px)';

/** Of the ladder, what screens ask for: every further width stands in each page hundreds of times. */
const WIDTHS = IMAGE_WIDTHS.filter((width) => width >= 320);

/** Written once: the same pictures stand on many pages, each in up to six widths and two formats. */
const written = new Map<string, string>();

function srcSet(src: string, format: ImageFormat, hero: boolean, service: string | undefined) {
  const key = `${src} ${format} ${hero}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const set = WIDTHS.filter((width) => hero || width <= 1200)
    .map((width) => `${imageUrl(src, { width: `w_${width}`, format, service })} ${width}w`)
    .join(', ');
  written.set(key, set);
  return set;
}

/** A picture in the widths and formats that the visitor's screen and browser want. */
export function Picture(props: Props) {
  const { picture, sizes, first = false, hero = false, shape: only = 'card', className } = props;
  const service = useRouteLoaderData<typeof rootLoader>('root')?.config.imageCdn;
  const sources = (shape: Shape, format: ImageFormat) =>
    srcSet(shaped(picture.src, shape), format, hero, service);
  const shapes: { shape: Shape; media?: string }[] = hero
    ? [{ shape: 'wide', media: DESK }, { shape: 'tall' }]
    : [{ shape: only }];
  const last = hero ? 'tall' : only;
  return (
    <picture>
      {shapes.map(({ shape, media }) => (
        <source
          key={shape}
          type="image/avif"
          media={media}
          srcSet={sources(shape, 'f_avif')}
          sizes={sizes}
        />
      ))}
      {hero && <source media={DESK} srcSet={sources('wide', 'f_jpg')} sizes={sizes} />}
      <img
        className={className}
        src={imageUrl(shaped(picture.src, last), { service })}
        srcSet={sources(last, 'f_jpg')}
        sizes={sizes}
        width={800}
        height={last === 'tall' ? 1000 : 600}
        alt={picture.alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
