import { type ReactElement, useEffect, useState } from 'react';
import { useParams } from 'react-router';

/** Section 9: delay of the popup after the page has loaded, in ms. */
const DELAY = 5000;

/** Key in the session storage, set once the popup has been shown and closed (section 9). */
const SHOWN_KEY = 'popupShown';

/** The promotional popup of section 2. Its code and content are fetched only when it is due. */
export function PopupWhenDue() {
  const { locale } = useParams();
  const [popup, setPopup] = useState<ReactElement>();
  useEffect(() => {
    if (wasShown()) return;
    const timer = setTimeout(async () => {
      // On a network failure there is no popup and no error message: the visitor did not request it.
      const module = await import('./duePopup.tsx').catch(() => undefined);
      setPopup(await module?.loadDuePopup(locale, recordShown, () => setPopup(undefined)));
    }, DELAY);
    return () => clearTimeout(timer);
  }, [locale]);
  return popup;
}

/** Also true where the browser blocks storage: the popup would appear on every page. */
function wasShown(): boolean {
  try {
    return sessionStorage.getItem(SHOWN_KEY) !== null;
  } catch {
    return true;
  }
}

function recordShown(): void {
  try {
    sessionStorage.setItem(SHOWN_KEY, 'true');
  } catch {
    // The storage is readable but full: the popup will appear again.
  }
}
