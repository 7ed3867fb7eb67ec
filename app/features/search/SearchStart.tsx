import { useMemo } from 'react';
import { pickRandom } from '../../../domain/pickRandom.ts';
import { useList } from '../../api/cardLists.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { shelf } from '../cards/CardGrid.module.css';
import { RecentTerms } from './RecentTerms.tsx';
import { SuggestionLink } from './SuggestionLink.tsx';
import * as styles from './Suggestions.module.css';
import type { Suggestion } from './useSuggestions.ts';

/** Number of places in the editors' selection. */
const SELECTED = 6;

/** Section 9: "For you" shows five random places. */
const FOR_YOU = 5;

interface Props {
  /** The places that match the filters, if there are any filters. */
  matching: readonly Suggestion[] | undefined;
  onSearch(term: string): void;
}

/** The content of the overlay while the input is empty (section 2). */
export function SearchStart({ matching, onSearch }: Props) {
  const t = useTranslations('searchOverlay');
  const all = useList('places');
  const { selection, forYou } = useMemo(() => {
    const places = (all ?? [])
      .filter((place) => !place.isDeal && !place.isService)
      .map((place) => ({
        _id: place._id,
        title: place.title,
        picture: place.picture,
        city: place.contact.address.city,
      }));
    const first = places.slice(0, SELECTED);
    return { selection: first, forYou: pickRandom(places.slice(first.length), FOR_YOU) };
  }, [all]);
  return (
    <>
      <RecentTerms onSearch={onSearch} />
      <Places
        title={t(matching ? 'matching' : 'selection')}
        places={matching?.slice(0, SELECTED) ?? selection}
      />
      <Places title={t('forYou')} places={forYou} arches />
    </>
  );
}

interface PlacesProps {
  title: string;
  places: readonly Suggestion[];
  arches?: boolean;
}

function Places({ title, places, arches = false }: PlacesProps) {
  if (places.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className={arches ? `${shelf} ${styles.arches}` : styles.grid}>
        {places.map((place) => (
          <li key={place._id}>
            <SuggestionLink kind="places" item={place} arch={arches} />
          </li>
        ))}
      </ul>
    </section>
  );
}
