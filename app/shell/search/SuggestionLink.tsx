import { createContext, useContext } from 'react';
import { useParams } from 'react-router';
import { DEFAULT_LOCALE, isLocale, type LocalizedText } from '../../../domain/locale.ts';
import { PATHS } from '../../../domain/paths.ts';
import type { SearchedKind } from '../../../domain/search.ts';
import { Say, wordsIn } from '../../i18n/words.tsx';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { Picture } from '../../parts/Picture.tsx';
import type { Suggestion } from './useSuggestions.ts';

/** What the cities are called, by id; the overlay asks for them once. */
export const CityTitles = createContext<ReadonlyMap<string, LocalizedText>>(new Map());

interface Props {
  kind: SearchedKind;
  item: Suggestion;
  /** A tall picture in an arch above the words, not a small one beside them. */
  arch?: boolean;
}

/** One suggestion: a picture, what it is called and where it is, all of it one link. */
export function SuggestionLink({ kind, item, arch = false }: Props) {
  const { locale } = useParams();
  const lang = isLocale(locale) ? locale : DEFAULT_LOCALE;
  const city = useContext(CityTitles).get(item.city ?? '');
  return (
    <LocaleLink
      to={`${PATHS[kind]}/${item._id}`}
      className={arch ? 'suggestion arch' : 'suggestion'}
      data-step
    >
      <Picture
        picture={{ src: item.picture, alt: '' }}
        shape={arch ? 'tall' : 'card'}
        sizes={arch ? '(min-width: 768px) 200px, 40vw' : '88px'}
      />
      <span className="suggestion-words">
        <span className="suggestion-title">
          <Say words={wordsIn(item.title, lang)} />
        </span>
        {city && kind !== 'cities' && (
          <span className="suggestion-city">
            <Say words={wordsIn(city, lang)} />
          </span>
        )}
      </span>
    </LocaleLink>
  );
}
