import { type Ref, useEffect, useRef } from 'react';
import type { Choice } from '../../../domain/vote.ts';
import type { PictureView } from '../../parts/card.ts';
import { Picture } from '../../parts/Picture.tsx';
import { Sign } from './Sign.tsx';

interface Props {
  ref?: Ref<HTMLDivElement> | undefined;
  /** None as long as its sheet alone is seen. */
  picture: PictureView | undefined;
  /** 0 on top of the pile; -1 when it has left it. */
  depth: number;
  /** Where it is leaving to. */
  leaves?: Choice | undefined;
  /** Where it came back from. */
  from?: Choice | undefined;
  onGone(): void;
}

const FLIGHT = { duration: 420, easing: 'cubic-bezier(0.3, 0.1, 0.6, 1)' };
const RETURN = { duration: 420, easing: 'cubic-bezier(0.2, 0.9, 0.3, 1)' };

/** Beyond the edge of the stage, turned as a thrown card turns. */
const away = (choice: Choice) =>
  choice === 'like'
    ? 'translate(calc(50vw + 75%), -4%) rotate(22deg)'
    : 'translate(calc(-50vw - 75%), -4%) rotate(-22deg)';

/** A poster of the pile: lies, follows the finger, flies off, comes back. */
export function Poster({ ref, picture, depth, leaves, from, onGone }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const gone = useRef(onGone);
  gone.current = onGone;

  useEffect(() => {
    if (!leaves) return;
    const flight = element.current?.animate(
      { transform: away(leaves) },
      { ...FLIGHT, fill: 'forwards' },
    );
    if (flight) flight.onfinish = () => gone.current();
    return () => flight?.cancel();
  }, [leaves]);

  useEffect(() => {
    if (!from || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.current?.animate([{ transform: away(from) }, { transform: 'none' }], RETURN);
  }, [from]);

  return (
    <div className="poster" data-depth={depth} ref={element} aria-hidden={depth !== 0}>
      <div className="poster-sheet" ref={ref}>
        {picture && (
          <Picture picture={picture} shape="tall" sizes="(min-width: 900px) 38rem, 118vw" first />
        )}
        <span className="stamp like">
          <Sign of="like" />
        </span>
        <span className="stamp dislike">
          <Sign of="dislike" />
        </span>
      </div>
    </div>
  );
}
