import { createContext, useContext } from 'react';
import { useParams } from 'react-router';
import { DEFAULT_LOCALE, isLocale, type LocalizedText } from '../../../domain/locale.ts';
import { entryPath } from '../../../domain/pages.ts';
import type { SearchedKind } from '../../../domain/search/search.ts';
import { LocaleLink } from '../../components/LocaleLink.tsx';
import { Picture } from '../../components/Picture.tsx';
import { localize, Text } from '../../i18n/localize.tsx';
import * as styles from './SuggestionLink.module.css';
import type { Suggestion } from './useSuggestions.ts';

/** The titles of cities by id, provided once for all suggestions. */
export const CityTitles = createContext<ReadonlyMap<string, LocalizedText>>(new Map());

interface Props {
  kind: SearchedKind;
  item: Suggestion;
  /** Shows a tall picture in an arch above the text instead of a small one beside it. */
  arch?: boolean;
}

/** A link with the picture, title and city of a search result. */
export function SuggestionLink({ kind, item, arch = false }: Props) {
  const { locale } = useParams();
  const lang = isLocale(locale) ? locale : DEFAULT_LOCALE;
  const city = useContext(CityTitles).get(item.city ?? '');
  return (
    <LocaleLink
      // The id of a page of the site is its path.
      to={kind === 'pages' ? `/${item._id}` : entryPath(kind, item._id)}
      className={arch ? `${styles.root} ${styles.arch}` : styles.root}
      data-step
    >
      <Picture
        picture={{ src: item.picture, alt: '' }}
        {...(arch && { shape: 'tall', frame: 'arch' })}
        sizes={arch ? '(min-width: 768px) 200px, 40vw' : '88px'}
      />
      <span className={styles.text}>
        <span className={styles.title}>
          <Text value={localize(item.title, lang)} />
        </span>
        {city && kind !== 'cities' && (
          <span className="side-note">
            <Text value={localize(city, lang)} />
          </span>
        )}
      </span>
    </LocaleLink>
  );
}
