import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ShareTold } from '../../../parts/ShareTold.tsx';
import { type Shared, shareAddress } from '../../../parts/shareAddress.ts';
import { useTour } from '../../../state/tour.ts';
import { removeStored, storeTour, tourText } from './storeTour.ts';

type State = 'idle' | 'busy' | 'failed' | 'refused' | 'removed' | Shared;

/** Stores the plan under an address that nobody guesses, to share it or to open it elsewhere. */
export function ShareLink() {
  const t = useTranslations('plan');
  const { locale } = useParams();
  const tour = useTour((state) => state.tour);
  const link = useTour((state) => state.link);
  const [state, setState] = useState<State>('idle');
  const isFresh = link?.text === tourText(tour);
  const url = link ? `${window.location.origin}/${locale}/itinerary/${link.id}` : '';

  async function store(): Promise<void> {
    setState('busy');
    const stored = await storeTour(tour, link);
    if (typeof stored === 'string') return setState(stored);
    const now = useTour.getState();
    // Meanwhile the plan may have been given up for another, to which this link does not belong.
    if (tourText(now.tour) === stored.text || (link && now.link?.id === link.id)) {
      now.keepLink(stored);
      now.save();
    }
    setState('idle');
  }

  async function share(): Promise<void> {
    setState(await shareAddress(t('share.title'), url));
  }

  async function remove(): Promise<void> {
    if (!link) return;
    setState('busy');
    const isGone = await removeStored(link);
    if (isGone) useTour.getState().keepLink(undefined);
    setState(isGone ? 'removed' : 'failed');
  }

  return (
    <section className="plan-share" aria-labelledby="share">
      <h3 id="share">{t('share.heading')}</h3>
      <p>{t(tour.startingPoint ? 'share.text' : 'problem.start')}</p>
      {link && (
        <p className="plan-link">
          <a href={url}>{url.replace(/^https?:\/\//, '')}</a>
        </p>
      )}
      <p className="ways-on">
        {(!link || !isFresh) && (
          <button
            type="button"
            className="button"
            disabled={state === 'busy' || !tour.startingPoint}
            onClick={() => void store()}
          >
            {t(link ? 'share.update' : 'share.make')}
          </button>
        )}
        {link && (
          <>
            <button type="button" className="button quiet" onClick={() => void share()}>
              {t('share.share')}
            </button>
            <button
              type="button"
              className="link-button"
              disabled={state === 'busy'}
              onClick={() => void remove()}
            >
              {t('share.remove')}
            </button>
          </>
        )}
      </p>
      <p role="status">
        {state === 'failed' && t('share.failed')}
        {state === 'refused' && t('share.refused')}
        {state === 'removed' && t('share.removed')}
      </p>
      <ShareTold told={state === 'copied' || state === 'byHand' ? state : undefined} url={url} />
    </section>
  );
}
