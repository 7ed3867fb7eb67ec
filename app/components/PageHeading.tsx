import type { ReactNode } from 'react';
import { type LocalizedString, Text } from '../i18n/words.tsx';
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx';
import type { PictureView } from './card.ts';
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
  low?: boolean;
  /** Content beside the title, such as category and heart. */
  children?: ReactNode;
  /** Content below, over the whole width. */
  below?: ReactNode;
}

/** The top of a page: poster, title and summary. */
export function PageHeading(props: Props) {
  const { title, arabicTitle, summary, trail, picture, low = false, children, below } = props;
  const words = (
    <>
      {trail && <Breadcrumb trail={trail} here={title} />}
      <div className={styles.title}>
        <h1>
          <Text words={title} />
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
            <Text words={summary} />
          </p>
        )}
        {children}
      </div>
      {below && <div className={styles.wide}>{below}</div>}
    </>
  );
  if (!picture) return <header className={styles.plain}>{words}</header>;
  return (
    <header className={low ? `${styles.root} full ${styles.low}` : `${styles.root} full`}>
      <Picture picture={picture} sizes="100vw" first hero className={styles.picture} />
      <div className={styles.text}>{words}</div>
    </header>
  );
}
