import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge.tsx';
import * as band from '../../components/Band.module.css';
import * as chips from '../../components/Chips.module.css';
import * as description from '../../components/Description.module.css';
import { DescriptionText } from '../../components/Description.tsx';
import { Facts } from '../../components/Facts.tsx';
import { LocaleLink } from '../../components/LocaleLink.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { PreviousNext } from '../../components/PreviousNext.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { ServedHtml } from '../../components/ServedHtml.tsx';
import { Sources } from '../../components/Sources.tsx';
import { ActionBar } from '../../features/actions/ActionBar.tsx';
import { CardSection } from '../../features/cards/CardSection.tsx';
import { StaticMapWithOpener } from '../../features/map/StaticMapWithOpener.tsx';
import { OpenStatus, VisitFacts } from '../../features/visiting/VisitFacts.tsx';
import { Votes } from '../../features/votes/Votes.tsx';
import { Text } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './PlacePage.module.css';
import type { PlaceData } from './placeData.ts';

interface Props {
  place: PlaceData;
  /** Additional actions, such as those of a deal. */
  children?: ReactNode;
}

/** The page of a place or deal. A deal is a place with an offer. */
export function PlacePage({ place, children }: Props) {
  const t = useTranslations();
  const { city, served } = place;
  return (
    <>
      <PageHeading
        title={place.title}
        arabicTitle={place.arabicTitle}
        summary={place.summary}
        trail={place.trail}
        picture={place.picture}
        isLow={place.isService}
        below={<ActionBar key={place.id} {...place.actions} />}
      >
        {place.closed && <Badge>{t('place.closed')}</Badge>}
        {place.neighbour && <Badge>{t('place.neighbour')}</Badge>}
        {children}
      </PageHeading>
      <div className={description.root}>
        <ServedHtml>
          {served.facts && <DescriptionText text={served.description} tip={served.tip} />}
        </ServedHtml>
        <section aria-label={t('facts.heading')}>
          <h2 className={styles.heading}>{t('facts.heading')}</h2>
          {place.hours && <OpenStatus hours={place.hours} />}
          <ServedHtml>{served.facts && <PlaceFacts served={served} />}</ServedHtml>
        </section>
      </div>
      <CardSection title={t('deal.where')} cards={place.where} />
      {!place.isService && <Votes key={place.id} place={place.id} />}
      {place.map.length > 0 && (
        <section aria-labelledby="on-the-map">
          <SectionHead id="on-the-map" title={t('map.heading')} />
          <StaticMapWithOpener
            label={t('map.ofPlace', { title: place.title.text })}
            points={place.map}
            key={place.id}
            first={place.id}
          />
        </section>
      )}
      <CardSection title={t('place.near')} cards={place.near} className={band.root} />
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
      <Sources sources={served.sources} checkedOn={served.checkedOn} />
      <PreviousNext links={served.neighbours} />
    </>
  );
}

function PlaceFacts({ served }: { served: PlaceData['served'] }) {
  const { facts = [], notes, visit = [], tags = [] } = served;
  return (
    <>
      <Facts facts={facts} notes={notes}>
        {visit.length > 0 && <VisitFacts rows={visit} />}
      </Facts>
      <ul className={chips.root}>
        {tags.map((tag) => (
          <li key={tag.path}>
            <LocaleLink to={tag.path}>
              <Text value={tag.name} />
            </LocaleLink>
          </li>
        ))}
      </ul>
    </>
  );
}
