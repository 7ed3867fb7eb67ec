import type { ReactNode } from 'react';
import { type LocalizedString, Text } from '../i18n/localize.tsx';
import type { PictureView } from '../lib/card.ts';
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx';
import * as styles from './PageHeading.module.css';
import { Picture } from './Picture.tsx';

interface Props {
  title: LocalizedString;
  arabicTitle?: string;
  summary?: LocalizedString;
  trail?: readonly Crumb[] | undefined;
  /** The poster at the top of the page. */
  picture?: PictureView | undefined;
  /** Lists and texts use a lower picture than places. */
  isLow?: boolean;
  /** Content beside the title, such as category and heart. */
  children?: ReactNode;
  /** Content below, over the whole width. */
  below?: ReactNode;
}

/** The top of a page: poster, title and summary. */
export function PageHeading(props: Props) {
  const { title, arabicTitle, summary, trail, picture, isLow = false, children, below } = props;
  const text = (
    <>
      {trail && <Breadcrumb trail={trail} here={title} />}
      <div className={styles.title}>
        <h1>
          <Text value={title} />
        </h1>
        {arabicTitle && (
          <p className={styles.arabic} lang="ar" dir="rtl">
            {arabicTitle}
          </p>
        )}
      </div>
      <div className={styles.side}>
        {summary && (
          <p className={styles.lead}>
            <Text value={summary} />
          </p>
        )}
        {children}
      </div>
      {below && <div className={styles.wide}>{below}</div>}
    </>
  );
  if (!picture) return <header className={styles.plain}>{text}</header>;
  return (
    <header className={isLow ? `${styles.root} ${styles.low}` : styles.root}>
      <Picture
        picture={picture}
        sizes="100vw"
        frame="none"
        first
        hero={isLow ? 'low' : 'high'}
        className={styles.picture}
      />
      <div className={styles.text}>{text}</div>
    </header>
  );
}
