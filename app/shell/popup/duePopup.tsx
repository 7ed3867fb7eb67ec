import type { ReactElement } from 'react';
import { freeMoment } from './freeMoment.ts';
import { Popup } from './Popup.tsx';

/**
 * The popup, now that it is due: it comes when the visitor has nothing else open. Answers undefined
 * where its words cannot be had; never throws.
 */
export async function duePopup(
  locale: string | undefined,
  onGone: () => void,
): Promise<ReactElement | undefined> {
  await freeMoment();
  try {
    const answer = await fetch(`/${locale}/popup`);
    if (!answer.ok) return undefined;
    const cards = await answer.json();
    // Meanwhile the visitor may have begun something.
    await freeMoment();
    return <Popup cards={cards} onGone={onGone} />;
  } catch {
    return undefined;
  }
}
