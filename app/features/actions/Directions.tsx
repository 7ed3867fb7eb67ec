import { useId } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './ActionBar.module.css';
import { type Destination, directionsTo, geoUrl } from './mapServices.ts';

const SIGN = 'M12 2.8 21.2 12 12 21.2 2.8 12ZM9 15.2v-3.7h5.6M12.4 9l2.5 2.5-2.5 2.5';

interface Props {
  to: Destination;
  /** The look of the button; that of an action of a page by default. */
  className?: string;
}

/** A button that opens links to map services. Nothing is requested from them before a click. */
export function Directions({ to, className }: Props) {
  const t = useTranslations('actions');
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={className ?? `${styles.action} ${styles.main}`}
        popoverTarget={id}
      >
        <Icon path={SIGN} />
        {t('directions')}
      </button>
      <div id={id} popover="auto" className={styles.menu}>
        {to.town && <p>{t('town', { town: to.town })}</p>}
        <ul>
          {directionsTo(to).map(({ app, onFoot, byCar }) => (
            <li key={app}>
              <span>{app}</span>
              <a href={onFoot} rel="noopener">
                <span className="visually-hidden">{app}: </span>
                {t('onFoot')}
              </a>
              <a href={byCar} rel="noopener">
                <span className="visually-hidden">{app}: </span>
                {t('byCar')}
              </a>
            </li>
          ))}
          <li>
            <a href={geoUrl(to)}>{t('otherApp')}</a>
          </li>
        </ul>
      </div>
    </>
  );
}
