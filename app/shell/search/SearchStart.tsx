import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { pictureSource } from '../../../domain/posterSource.ts';
import { sample } from '../../../domain/sample.ts';
import { useList } from '../../data/lists.ts';
import { RecentTerms } from './RecentTerms.tsx';
import { SuggestionLink } from './SuggestionLink.tsx';
import type { Suggestion } from './useSuggestions.ts';

/** How many places the editors' selection shows. */
const SELECTED = 6;

/** Section 9: "For you" are five places by chance. */
const FOR_YOU = 5;

interface Props {
  /** The places that match the filters, where some are chosen. */
  matching: readonly Suggestion[] | undefined;
  onSearch(term: string): void;
}

/** What the search shows before anything is typed (section 2). */
export function SearchStart({ matching, onSearch }: Props) {
  const t = useTranslations('finder');
  const all = useList('places');
  const { selection, forYou } = useMemo(() => {
    const places = (all ?? [])
      .filter((place) => !place.isDeal)
      .map((place) => ({
        _id: place._id,
        title: place.title,
        picture: pictureSource('places', place),
        city: place.contact.address.city,
      }));
    const first = places.slice(0, SELECTED);
    return { selection: first, forYou: sample(places.slice(first.length), FOR_YOU) };
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
      <ul className={arches ? 'suggestion-arches' : 'suggestion-rows'}>
        {places.map((place) => (
          <li key={place._id}>
            <SuggestionLink kind="places" item={place} arch={arches} />
          </li>
        ))}
      </ul>
    </section>
  );
}
