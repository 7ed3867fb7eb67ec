import { type ReactElement, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { wasShown } from './session.ts';

/** Section 9: how long after the page has loaded the popup is due, in ms. */
const DELAY = 5000;

/** The promotional popup of section 2. Nothing of it is fetched before it is due. */
export function PopupWhenDue() {
  const { locale } = useParams();
  const [popup, setPopup] = useState<ReactElement>();
  useEffect(() => {
    if (wasShown()) return;
    const timer = setTimeout(async () => {
      // Where it cannot be had it does not come, and nothing is said: nobody is waiting for it.
      const due = await import('./duePopup.tsx').catch(() => undefined);
      setPopup(await due?.duePopup(locale, () => setPopup(undefined)));
    }, DELAY);
    return () => clearTimeout(timer);
  }, [locale]);
  return popup;
}
