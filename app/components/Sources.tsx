import { useTranslations } from '../i18n/useTranslations.ts';
import { Disclosure } from './Disclosure.tsx';
import { ServedHtml } from './ServedHtml.tsx';
import * as styles from './Sources.module.css';

/** A source with a web address, and its date in brackets: `https://example.org/a (2026-02-17)`. */
const LINKED = /^(https?:\/\/(?:www\.)?(\S+))( \([\d-]+\))?$/;

interface Props {
  /** Undefined where the document has them. */
  sources: readonly string[] | undefined;
  checkedOn?: string | undefined;
}

/** The sources of a page's facts and the date of the last check, as served HTML. */
export function Sources({ sources, checkedOn }: Props) {
  return (
    <ServedHtml>
      {sources && sources.length > 0 && <SourceList sources={sources} checkedOn={checkedOn} />}
    </ServedHtml>
  );
}

function SourceList({
  sources,
  checkedOn,
}: {
  sources: readonly string[];
  checkedOn: Props['checkedOn'];
}) {
  const t = useTranslations('sources');
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
