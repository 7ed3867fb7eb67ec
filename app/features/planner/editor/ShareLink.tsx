import { useState } from 'react';
import { useParams } from 'react-router';
import { Button, ButtonGroup } from '../../../components/Button.tsx';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import { ShareStatus } from '../../share/ShareStatus.tsx';
import { type ShareResult, shareUrl } from '../../share/shareUrl.ts';
import { useTour } from '../../tour/tourStore.ts';
import { LinkButton } from '../LinkButton.tsx';
import * as plan from '../Plan.module.css';
import { usePlan } from './planContext.ts';
import * as styles from './ShareLink.module.css';
import { removeStored, storeTour, tourText } from './storeTour.ts';

type Status = 'idle' | 'busy' | 'failed' | 'refused' | 'removed' | ShareResult;

/** Stores the tour at an unguessable address, to share it or to open it on another device. */
export function ShareLink() {
  const t = useTranslations('plan');
  const { locale } = useParams();
  const { requestStart } = usePlan();
  const tour = useTour((state) => state.tour);
  const link = useTour((state) => state.link);
  const [status, setStatus] = useState<Status>('idle');
  const isCurrent = link?.text === tourText(tour);
  const url = link ? `${window.location.origin}/${locale}/itinerary/${link.id}` : '';

  async function store(): Promise<void> {
    if (!tour.startingPoint) return requestStart();
    setStatus('busy');
    const stored = await storeTour(tour, link);
    if (typeof stored === 'string') return setStatus(stored);
    const state = useTour.getState();
    // The tour may have been replaced meanwhile; the link does not belong to the new one.
    if (tourText(state.tour) === stored.text || (link && state.link?.id === link.id)) {
      state.setLink(stored);
      state.save();
    }
    setStatus('idle');
  }

  async function share(): Promise<void> {
    setStatus(await shareUrl(t('share.title'), url));
  }

  async function remove(): Promise<void> {
    if (!link) return;
    setStatus('busy');
    const isRemoved = await removeStored(link);
    if (isRemoved) useTour.getState().setLink(undefined);
    setStatus(isRemoved ? 'removed' : 'failed');
  }

  return (
    <section className={plan.tools} aria-labelledby="share">
      <h3 id="share">{t('share.heading')}</h3>
      <p>{t('share.text')}</p>
      {link && (
        <p className={styles.link}>
          <a href={url}>{url.replace(/^https?:\/\//, '')}</a>
        </p>
      )}
      <ButtonGroup>
        {(!link || !isCurrent) && (
          <Button disabled={status === 'busy'} onClick={() => void store()}>
            {t(link ? 'share.update' : 'share.make')}
          </Button>
        )}
        {link && (
          <>
            <Button quiet onClick={() => void share()}>
              {t('share.share')}
            </Button>
            <LinkButton disabled={status === 'busy'} onClick={() => void remove()}>
              {t('share.remove')}
            </LinkButton>
          </>
        )}
      </ButtonGroup>
      <p role="status">
        {status === 'failed' && t('share.failed')}
        {status === 'refused' && t('share.refused')}
        {status === 'removed' && t('share.removed')}
      </p>
      <ShareStatus
        result={status === 'copied' || status === 'byHand' ? status : undefined}
        url={url}
      />
    </section>
  );
}
