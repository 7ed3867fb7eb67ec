import { useTranslations } from 'use-intl';
import { Say, type Words } from '../../i18n/words.tsx';

export interface Anchor {
  anchor: string;
  heading: Words;
}

/** What the page holds: folded on a phone, beside the text on a wide screen. */
export function Contents({ anchors }: { anchors: readonly Anchor[] }) {
  const t = useTranslations('guide');
  const links = (
    <ul>
      {anchors.map(({ anchor, heading }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>
            <Say words={heading} />
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className="contents" aria-label={t('contents')}>
      <details>
        <summary>{t('contents')}</summary>
        {links}
      </details>
      <div className="contents-open">
        <p aria-hidden="true">{t('contents')}</p>
        {links}
      </div>
    </nav>
  );
}
