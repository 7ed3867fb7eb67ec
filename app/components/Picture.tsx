import { IMAGE_WIDTHS, type ImageFormat, imageUrl } from '../../domain/media/imageUrl.ts';
import type { Shape } from '../../domain/media/poster.ts';
import { eveningSource, shaped } from '../../domain/media/posterSource.ts';
import type { PictureView } from '../lib/card.ts';
import { useRootData } from '../lib/rootData.ts';
import * as styles from './Picture.module.css';

interface Props {
  picture: PictureView;
  /** The `sizes` attribute. */
  sizes: string;
  /** For the first picture of a page: loads eagerly with high priority. */
  first?: boolean;
  /** The picture at the top of a page, high or low: its shape depends on the window. */
  hero?: keyof typeof HERO_SHAPES;
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

const DARK = '(prefers-color-scheme: dark)';
const DESK = '(min-width: 768px)';

/** The shapes of pictures at the top of a page; the last one is that of phones. */
const HERO_SHAPES = {
  high: [
    { shape: 'band', media: `${DESK} and (max-height: 820px)` },
    { shape: 'wide', media: DESK },
    { shape: 'tall' },
  ],
  low: [{ shape: 'band', media: DESK }, { shape: 'card' }],
} satisfies Record<string, { shape: Shape; media?: string }[]>;

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
  const { picture, sizes, first = false, hero, shape: only = 'card' } = props;
  const { frame = 'rounded', className } = props;
  const service = useRootData()?.config.imageCdn;
  const sources = (shape: Shape, format: ImageFormat, src = picture.src) =>
    srcSet(shaped(src, shape), format, hero !== undefined, service);
  const shapes: { shape: Shape; media?: string }[] = hero ? HERO_SHAPES[hero] : [{ shape: only }];
  const last = shapes.at(-1)?.shape ?? only;
  // It follows the system's preference only: after the visitor's choice a script would load another one.
  const evening = hero && eveningSource(picture.src);
  return (
    <picture className={FRAME_CLASS[frame]}>
      {evening &&
        shapes.map(({ shape, media }) => (
          <source
            key={shape}
            type="image/avif"
            media={media ? `${media} and ${DARK}` : DARK}
            srcSet={sources(shape, 'f_avif', evening)}
            sizes={sizes}
          />
        ))}
      {shapes.map(({ shape, media }) => (
        <source
          key={shape}
          type="image/avif"
          media={media}
          srcSet={sources(shape, 'f_avif')}
          sizes={sizes}
        />
      ))}
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
