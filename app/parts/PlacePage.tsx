import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Paragraphs, Say } from '../i18n/words.tsx';
import { AddToPlan } from './AddToPlan.tsx';
import { Facts } from './Facts.tsx';
import { FavoriteButton } from './FavoriteButton.tsx';
import { LocaleLink } from './LocaleLink.tsx';
import { PlaceMap } from './map/PlaceMap.tsx';
import { PageHeading } from './PageHeading.tsx';
import { PreviousNext } from './PreviousNext.tsx';
import type { PlacePageData } from './placePage.ts';
import { Shelf } from './Shelf.tsx';
import { Sources } from './Sources.tsx';
import { Tip } from './Tip.tsx';
import { Votes } from './Votes.tsx';

interface Props {
  place: PlacePageData;
  /** What can be done with it beside what can be done with every place. */
  children?: ReactNode;
}

/** The page of a place, or of a deal, which is a place with an offer. */
export function PlacePage({ place, children }: Props) {
  const t = useTranslations();
  const { city, coordinates } = place;
  return (
    <>
      <PageHeading
        title={place.title}
        arabicTitle={place.arabicTitle}
        summary={place.summary}
        trail={place.trail}
        picture={place.picture}
      >
        {place.sample && <p className="sample">{t('sample.deal')}</p>}
        {place.closed && <p className="sample">{t('place.closed')}</p>}
        {place.neighbour && <p className="sample">{t('place.neighbour')}</p>}
        {children}
        {place.isStop && <AddToPlan id={place.id} title={place.title.text} wide />}
        <FavoriteButton kind="pois" id={place.id} title={place.title.text} />
      </PageHeading>
      <div className="columns">
        <div>
          {place.description && <Paragraphs words={place.description} className="prose opening" />}
          <Tip words={place.tip} />
        </div>
        <section className="at-a-glance" aria-label={t('facts.heading')}>
          <h2>{t('facts.heading')}</h2>
          <Facts facts={place.facts} notes={place.notes} />
          <address>
            {place.address && <p>{place.address}</p>}
            {place.phone && <a href={`tel:${place.phone.replaceAll(' ', '')}`}>{place.phone}</a>}
            {place.website && (
              <a href={place.website} rel="noopener">
                {t('place.website')}
              </a>
            )}
            {coordinates && (
              <a href={`geo:${coordinates.latitude},${coordinates.longitude}`}>
                {t('place.openInMap', {
                  latitude: coordinates.latitude.toFixed(4),
                  longitude: coordinates.longitude.toFixed(4),
                })}
              </a>
            )}
          </address>
          <ul className="chips">
            {place.tags.map((tag) => (
              <li key={tag.path}>
                <LocaleLink to={tag.path}>
                  <Say words={tag.name} />
                </LocaleLink>
              </li>
            ))}
          </ul>
        </section>
      </div>
      {!place.sample && <Votes key={place.id} place={place.id} />}
      {place.map.length > 0 && (
        <section aria-labelledby="on-the-map">
          <div className="section-head">
            <h2 id="on-the-map">{t('map.heading')}</h2>
          </div>
          <PlaceMap
            label={t('map.ofPlace', { title: place.title.text })}
            points={place.map}
            key={place.id}
            first={place.id}
          />
        </section>
      )}
      <Shelf title={t('place.near')} cards={place.near} className="band" />
      {city && (
        <Shelf
          title={t('place.sameCity', { city: city.title.text })}
          cards={place.sameCity}
          more={{
            path: `/destination/${city.id}`,
            label: t('place.allOfCity', { city: city.title.text }),
          }}
        />
      )}
      <Sources sources={place.sources} checkedOn={place.checkedOn} />
      <PreviousNext links={place.neighbours} />
    </>
  );
}
