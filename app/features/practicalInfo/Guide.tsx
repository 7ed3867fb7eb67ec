import type { ReactNode } from 'react';
import { Disclosure } from '../../components/Disclosure.tsx';
import { PhoneDisclosure } from '../../components/PhoneDisclosure.tsx';
import { type LocalizedString, Text } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './Guide.module.css';

export interface Anchor {
  anchor: string;
  heading: LocalizedString;
}

interface Props {
  anchors: readonly Anchor[];
  children: ReactNode;
}

interface SectionProps {
  anchor: string | undefined;
  heading: LocalizedString;
  /** True where phones show the text at once, such as that of a tool. */
  open: boolean;
  children: ReactNode;
}

/** A section of the guide, closed on phones. The anchor is inside: browsers open it for a link to it. */
export function GuideSection({ anchor, heading, open, children }: SectionProps) {
  return (
    <PhoneDisclosure
      className={styles.section}
      open={open}
      summary={
        <h2>
          <Text value={heading} />
        </h2>
      }
    >
      <div id={anchor}>{children}</div>
    </PhoneDisclosure>
  );
}

/** A long text with its table of contents: a disclosure on phones, a sidebar on wide screens. */
export function Guide({ anchors, children }: Props) {
  const t = useTranslations('guide');
  const links = (
    <ul>
      {anchors.map(({ anchor, heading }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>
            <Text value={heading} />
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.root}>
      <nav className={styles.contents} aria-label={t('contents')}>
        <Disclosure summary={t('contents')}>{links}</Disclosure>
        <div>
          <p aria-hidden="true">{t('contents')}</p>
          {links}
        </div>
      </nav>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
