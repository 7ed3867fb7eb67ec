import type { ReactNode } from 'react';
import { PageHeading } from '../../components/PageHeading.tsx';
import { Sections } from '../../components/Sections.tsx';
import type { sitePage } from './sitePage.ts';

/** A page of the site itself: introduction, `children`, sections. */
export function TextPage({
  page,
  children,
}: {
  page: ReturnType<typeof sitePage>;
  children?: ReactNode;
}) {
  return (
    <>
      <PageHeading
        isLow
        title={page.title}
        summary={page.summary}
        picture={page.picture}
        trail={[]}
      />
      {children}
      <Sections sections={page.text.sections} />
    </>
  );
}
