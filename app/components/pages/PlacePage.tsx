import type { ReactNode } from 'react';
import { FavoriteButton } from '../../features/favorites/FavoriteButton.tsx';
import { StaticMapWithOpener } from '../../features/map/StaticMapWithOpener.tsx';
import { AddToPlan } from '../../features/planner/AddToPlan.tsx';
import { Votes } from '../../features/votes/Votes.tsx';
import { Paragraphs, Text } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { Badge } from '../Badge.tsx';
import { CardSection } from '../CardSection.tsx';
import { Facts } from '../Facts.tsx';
import { LocaleLink } from '../LocaleLink.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { PreviousNext } from '../PreviousNext.tsx';
import { Sources } from '../Sources.tsx';
import { Tip } from '../Tip.tsx';
import type { PlacePageData } from './placePage.ts';

interface Props {
  place: PlacePageData;
  /** Additional actions, such as those of a deal. */
  children?: ReactNode;
}

/** The page of a place or deal. A deal is a place with an offer. */
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
        {place.sample && <Badge>{t('sample.deal')}</Badge>}
        {place.closed && <Badge>{t('place.closed')}</Badge>}
        {place.neighbour && <Badge>{t('place.neighbour')}</Badge>}
        {children}
        {place.isStop && <AddToPlan id={place.id} title={place.title.text} wide />}
        <FavoriteButton kind="pois" id={place.id} title={place.title.text} />
      </PageHeading>
      <div className="columns">
        <div>
          {place.description && <Paragraphs value={place.description} className="prose opening" />}
          <Tip text={place.tip} />
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
                  <Text value={tag.name} />
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
          <StaticMapWithOpener
            label={t('map.ofPlace', { title: place.title.text })}
            points={place.map}
            key={place.id}
            first={place.id}
          />
        </section>
      )}
      <CardSection title={t('place.near')} cards={place.near} className="band" />
      {city && (
        <CardSection
          title={t('place.sameCity', { city: city.title.text })}
          cards={place.sameCity}
          moreLink={{
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
