import { type Ref, useEffect, useRef } from 'react';
import { imageUrl } from '../../../domain/media/imageUrl.ts';
import type { Choice } from '../../../domain/visitor/vote.ts';
import { Picture } from '../../components/Picture.tsx';
import type { PictureView } from '../../lib/card.ts';
import { useRootData } from '../../lib/rootData.ts';
import * as styles from './Poster.module.css';

interface Props {
  ref?: Ref<HTMLDivElement> | undefined;
  /** Undefined while only the edge of the sheet is visible. */
  picture: PictureView | undefined;
  /** 0 on top of the pile; -1 after the poster has left it. */
  depth: number;
  /** The answer with which the poster flies off. */
  leaves?: Choice | undefined;
  /** The answer that was undone, which sets the side the poster returns from. */
  from?: Choice | undefined;
  onGone(): void;
}

const FLIGHT = { duration: 420, easing: 'cubic-bezier(0.3, 0.1, 0.6, 1)' };
const RETURN = { duration: 420, easing: 'cubic-bezier(0.2, 0.9, 0.3, 1)' };

/** Beyond the edge of the stage, rotated like a thrown card. */
const away = (choice: Choice) =>
  choice === 'like'
    ? 'translate(calc(50vw + 75%), -4%) rotate(22deg)'
    : 'translate(calc(-50vw - 75%), -4%) rotate(-22deg)';

/** A poster of the pile, with the animations for leaving and returning. */
export function Poster({ ref, picture, depth, leaves, from, onGone }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const onGoneRef = useRef(onGone);
  onGoneRef.current = onGone;

  useEffect(() => {
    if (!leaves) return;
    const flight = element.current?.animate(
      { transform: away(leaves) },
      { ...FLIGHT, fill: 'forwards' },
    );
    if (flight) flight.onfinish = () => onGoneRef.current();
    return () => flight?.cancel();
  }, [leaves]);

  useEffect(() => {
    if (!from || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.current?.animate([{ transform: away(from) }, { transform: 'none' }], RETURN);
  }, [from]);

  return (
    <div className={styles.root} data-depth={depth} ref={element} aria-hidden={depth !== 0}>
      <div className={styles.sheet} ref={ref}>
        {picture && (
          <Picture
            picture={picture}
            shape="tall"
            frame="none"
            sizes="(min-width: 900px) 38rem, 100vw"
            first
          />
        )}
        <span className={styles.stamp}>
          <ActionIcon action="like" />
        </span>
        <span className={`${styles.stamp} ${styles.dislike}`}>
          <ActionIcon action="dislike" />
        </span>
      </div>
    </div>
  );
}

/** The picture of the top poster, blurred, as the background of the deck. */
export function PosterBackground({ picture }: { picture: string }) {
  const service = useRootData()?.config.imageCdn;
  return (
    <div className={styles.background} aria-hidden="true">
      <img key={picture} src={imageUrl(picture, { width: 'w_160', service })} alt="" />
    </div>
  );
}

const ACTION_PATHS = {
  like: 'M12 20.5 4.6 13a4.9 4.9 0 0 1 7-6.9l.4.5.4-.5a4.9 4.9 0 0 1 7 6.9Z',
  dislike: 'M6 6 18 18M18 6 6 18',
  undo: 'M9 6 4 11l5 5M4.5 11H14a5.5 5.5 0 0 1 0 11h-2',
} as const;

export function ActionIcon({ action }: { action: keyof typeof ACTION_PATHS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={ACTION_PATHS[action]} />
    </svg>
  );
}
