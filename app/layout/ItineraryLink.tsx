import { LocaleLink } from '../components/LocaleLink.tsx';
import { usePlannedCount } from '../features/tour/plannedPlaces.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import * as header from './Header.module.css';

/** Link to the visitor's itinerary. Its number of places is known in the browser only. */
export function ItineraryLink() {
  const t = useTranslations();
  const count = usePlannedCount();
  return (
    <LocaleLink
      to="/itinerary"
      aria-label={count > 0 ? t('itinerary.named', { count }) : undefined}
    >
      {t('menu.itinerary')}
      {count > 0 && (
        <span className={header.count} aria-hidden="true">
          {count}
        </span>
      )}
    </LocaleLink>
  );
}
