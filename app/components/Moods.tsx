import { saveFilters } from '../features/filters/FilterForm.tsx';
import { Text } from '../i18n/localize.tsx';
import * as chips from './Chips.module.css';
import { LocaleLink } from './LocaleLink.tsx';
import type { moodLinks } from './moods.ts';

/** Links to trip tags. */
export function Moods({ moods }: { moods: ReturnType<typeof moodLinks> }) {
  return (
    <ul className={`${chips.root} ${chips.equal}`}>
      {moods.map(({ id, path, name }) => (
        <li key={path}>
          <LocaleLink to={path} onClick={() => void saveFilters({ triptags: [id] })}>
            <Text value={name} />
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}
