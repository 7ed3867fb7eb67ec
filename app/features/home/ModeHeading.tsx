import type { ReactNode } from 'react';
import { PageHeading } from '../../components/PageHeading.tsx';
import type { LocalizedString } from '../../i18n/localize.tsx';
import type { PictureView } from '../../lib/card.ts';
import { type HomeMode, HomeModes } from './HomeModes.tsx';

interface Props {
  page: {
    title: LocalizedString;
    summary?: LocalizedString | undefined;
    picture?: PictureView | undefined;
  };
  mode: HomeMode;
  /** Modes that one opens to get something done use a lower picture. */
  isLow?: boolean;
  children?: ReactNode;
}

/** The top of a mode of the home page, with links to the other modes. */
export function ModeHeading({ page, mode, isLow = false, children }: Props) {
  return (
    <PageHeading
      title={page.title}
      summary={page.summary}
      picture={page.picture}
      isLow={isLow}
      below={<HomeModes current={mode} />}
    >
      {children}
    </PageHeading>
  );
}
