import { useRouteLoaderData } from 'react-router';
import { IMAGE_WIDTHS, type ImageFormat, imageUrl } from '../../domain/media/imageUrl.ts';
import type { Shape } from '../../domain/media/poster.ts';
import { shaped } from '../../domain/media/posterSource.ts';
import type { loader as rootLoader } from '../root.tsx';
import type { PictureView } from './card.ts';
import * as styles from './Picture.module.css';

interface Props {
  picture: PictureView;
  /** The `sizes` attribute. */
  sizes: string;
  /** For the first picture of a page: loads eagerly with high priority. */
  first?: boolean;
  /** `hero` pictures are tall on phones and wide on desktops; others have one shape. */
  hero?: boolean;
  shape?: 'card' | 'tall';
  /** What the picture is cut to. */
  frame?: 'rounded' | 'arch' | 'none';
  className?: string;
}

const FRAME_CLASS = {
  rounded: `${styles.root} ${styles.rounded}`,
  arch: `${styles.root} ${styles.arch}`,
  none: styles.root,
};

const DESK = '(min-width: 768px)';

/**
 * The widths in `srcset`, a subset of those the server supports, because each one adds bytes to
 * every picture.
 */
const WIDTHS = IMAGE_WIDTHS.filter((width) => width >= 320);

/** Cached: the same pictures are on many pages, each in up to six widths and two formats. */
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

/** A responsive picture. */
export function Picture(props: Props) {
  const { picture, sizes, first = false, hero = false, shape: only = 'card' } = props;
  const { frame = 'rounded', className } = props;
  const service = useRouteLoaderData<typeof rootLoader>('root')?.config.imageCdn;
  const sources = (shape: Shape, format: ImageFormat) =>
    srcSet(shaped(picture.src, shape), format, hero, service);
  const shapes: { shape: Shape; media?: string }[] = hero
    ? [{ shape: 'wide', media: DESK }, { shape: 'tall' }]
    : [{ shape: only }];
  const last = hero ? 'tall' : only;
  return (
    <picture className={FRAME_CLASS[frame]}>
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
