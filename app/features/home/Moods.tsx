import * as chips from '../../components/Chips.module.css';
import { LocaleLink } from '../../components/LocaleLink.tsx';
import type { moodLinks } from '../../components/moods.ts';
import { Text } from '../../i18n/localize.tsx';
import { saveFilters } from '../filters/FilterForm.tsx';

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
