import { Say } from '../i18n/words.tsx';
import { keepFilters } from './keepFilters.ts';
import { LocaleLink } from './LocaleLink.tsx';
import type { moodsOf } from './moods.ts';

/** What one can look for, as a row of links. */
export function Moods({ moods }: { moods: ReturnType<typeof moodsOf> }) {
  return (
    <ul className="chips">
      {moods.map(({ id, path, name }) => (
        <li key={path}>
          <LocaleLink to={path} onClick={() => void keepFilters({ triptags: [id] })}>
            <Say words={name} />
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}
