import { LocaleLink } from '../../components/LocaleLink.tsx';
import { Rows } from '../../components/Rows.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { ServedHtml } from '../../components/ServedHtml.tsx';
import { Text } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { Card } from '../../lib/card.ts';
import * as card from '../cards/Card.module.css';
import { FavoriteButton } from '../favorites/FavoriteButton.tsx';
import { AddAllToPlan } from '../tour/AddAllToPlan.tsx';
import { AddToPlan } from '../tour/AddToPlan.tsx';
import * as styles from './PlacesInText.module.css';

/**
 * The places that a text names, with hearts and buttons to add one or all to the itinerary. They have
 * no pictures, because the text shows some of them.
 */
export function PlacesInText({ places }: { places: readonly Card[] }) {
  const t = useTranslations(['articles']);
  if (places.length === 0) return null;
  const stops = places.filter(({ stop }) => stop);
  return (
    <section aria-labelledby="places">
      <SectionHead id="places" title={t('articles.places')}>
        {stops.length > 1 && <AddAllToPlan ids={stops.map(({ id }) => id)} />}
      </SectionHead>
      <Rows>
        {places.map((place) => (
          <li key={place.id} className={styles.root}>
            <PlaceText place={place} />
            <div className={styles.buttons}>
              <FavoriteButton kind="pois" id={place.id} title={place.title.text} />
              {place.stop && <AddToPlan id={place.id} title={place.title.text} />}
            </div>
          </li>
        ))}
      </Rows>
    </section>
  );
}

function PlaceText({ place: { path, title, details } }: { place: Card }) {
  const { picture, summary, city, fact } = details;
  return (
    <ServedHtml className={card.body}>
      {picture && (
        <>
          <h3 className={card.title}>
            <LocaleLink to={path} className={card.link}>
              <Text value={title} />
            </LocaleLink>
          </h3>
          <p className={card.fact}>
            {city && <Text value={city} />}
            {city && fact && ' · '}
            {fact}
          </p>
          {summary && (
            <p className={card.summary}>
              <Text value={summary} />
            </p>
          )}
        </>
      )}
    </ServedHtml>
  );
}
