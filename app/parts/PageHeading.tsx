import type { ReactNode } from 'react';
import { Say, type Words } from '../i18n/words.tsx';
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx';
import type { PictureView } from './card.ts';
import { Picture } from './Picture.tsx';

interface Props {
  title: Words;
  arabicTitle?: string;
  summary?: Words;
  trail?: readonly Crumb[] | undefined;
  /** The poster that the page opens with. */
  picture?: PictureView | undefined;
  /** Lists and texts of the site open with a lower picture than places do. */
  low?: boolean;
  /** What stands beside the title: what kind of thing it is, the heart. */
  children?: ReactNode;
  /** What stands below both, over the whole width. */
  below?: ReactNode;
}

/** The top of a page: its poster, where one is, its title, and what it is about in a sentence. */
export function PageHeading(props: Props) {
  const { title, arabicTitle, summary, trail, picture, low = false, children, below } = props;
  const words = (
    <>
      {trail && <Breadcrumb trail={trail} here={title} />}
      <div className="hero-title">
        <h1>
          <Say words={title} />
        </h1>
        {arabicTitle && (
          <p className="arabic" lang="ar" dir="rtl">
            {arabicTitle}
          </p>
        )}
      </div>
      <div className="hero-side">
        {summary && (
          <p className="lead">
            <Say words={summary} />
          </p>
        )}
        {children}
      </div>
      {below && <div className="hero-wide">{below}</div>}
    </>
  );
  if (!picture) return <header className="page-heading">{words}</header>;
  return (
    <header className={low ? 'hero full low' : 'hero full'}>
      <Picture picture={picture} sizes="100vw" first hero className="hero-picture" />
      <div className="hero-words">{words}</div>
    </header>
  );
}
