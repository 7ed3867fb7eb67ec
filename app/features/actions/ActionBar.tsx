import type { FavoriteKind } from '../../../domain/visitor/favorites.ts';
import { Icon } from '../../components/Icon.tsx';
import { showToast } from '../../components/toasts/toast.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { FavoriteButton } from '../favorites/FavoriteButton.tsx';
import { shareUrl } from '../share/shareUrl.ts';
import { AddToPlan } from '../tour/AddToPlan.tsx';
import * as styles from './ActionBar.module.css';
import { Directions } from './Directions.tsx';
import type { Destination } from './mapServices.ts';

const PHONE =
  'M6.5 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z';
const GLOBE =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c3 2.6 4 5.6 4 9s-1 6.4-4 9c-3-2.6-4-5.6-4-9s1-6.4 4-9Z';
const ARROW_UP = 'M12 15V3.5M8 7l4-4 4 4M7 11H5v10h14V11h-2';

/** Long enough to copy an address by hand, in ms. */
const BY_HAND = 30_000;

interface Props {
  kind: FavoriteKind;
  id: string;
  title: string;
  destination: Destination | undefined;
  /** Addresses, `tel:` and `https:`. */
  phone?: string | undefined;
  website?: string | undefined;
  /** The place that can be added to an itinerary. */
  stop: { id: string; title: string } | undefined;
}

/**
 * What a visitor can do with an entry: inside the page on wide screens, at the bottom of the screen on
 * phones. An action without data is left out.
 */
export function ActionBar({ kind, id, title, destination, phone, website, stop }: Props) {
  const t = useTranslations('actions');
  return (
    <nav className={styles.root} aria-label={t('label')}>
      {destination && <Directions to={destination} />}
      {phone && (
        <a href={phone} className={styles.action}>
          <Icon path={PHONE} />
          {t('call')}
        </a>
      )}
      {website && (
        <a href={website} rel="noopener" className={styles.action}>
          <Icon path={GLOBE} />
          {t('website')}
        </a>
      )}
      <ShareButton title={title} />
      <FavoriteButton
        kind={kind}
        id={id}
        title={title}
        label={t('favorite')}
        className={styles.action}
      />
      {stop && (
        <AddToPlan
          id={stop.id}
          title={stop.title}
          shortLabel={t('itinerary')}
          className={styles.action}
        />
      )}
    </nav>
  );
}

/** Opens the share sheet of the system; without one, copies the address of the page. */
function ShareButton({ title }: { title: string }) {
  const t = useTranslations('actions');

  async function share(): Promise<void> {
    const url = window.location.origin + window.location.pathname;
    const result = await shareUrl(title, url);
    if (result === 'copied') await showToast({ type: 'success', message: t('copied') });
    if (result === 'byHand') {
      const link = { href: url, label: url };
      await showToast({ type: 'default', message: t('copyByHand'), link, duration: BY_HAND });
    }
  }

  return (
    <button type="button" className={`needs-script ${styles.action}`} onClick={() => void share()}>
      <Icon path={ARROW_UP} />
      {t('share')}
    </button>
  );
}
