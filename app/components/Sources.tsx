import { useTranslations } from '../i18n/useTranslations.ts';
import { Disclosure } from './Disclosure.tsx';
import * as styles from './Sources.module.css';

/** A source with a web address, and its date in brackets: `https://example.org/a (2026-02-17)`. */
const LINKED = /^(https?:\/\/(?:www\.)?(\S+))( \([\d-]+\))?$/;

/** The sources of a page's facts and the date of the last check. */
export function Sources({
  sources,
  checkedOn,
}: {
  sources: readonly string[];
  checkedOn?: string;
}) {
  const t = useTranslations('sources');
  if (sources.length === 0) return null;
  return (
    <Disclosure
      className={styles.root}
      summary={checkedOn ? t('checked', { date: checkedOn }) : t('heading')}
    >
      <ul>
        {sources.map((source) => {
          const [, address, name, date] = LINKED.exec(source) ?? [];
          return (
            <li key={source}>
              {address ? (
                <>
                  <a href={address} rel="noopener nofollow">
                    {name}
                  </a>
                  {date}
                </>
              ) : source === 'general knowledge' ? (
                t('generalKnowledge')
              ) : (
                source
              )}
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
