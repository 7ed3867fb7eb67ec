/** The session's flag: that the popup has been shown and closed (section 9). */
const SHOWN = 'popupShown';

/** Also true where the browser keeps nothing for us: the popup would come back on every page. */
export function wasShown(): boolean {
  try {
    return sessionStorage.getItem(SHOWN) !== null;
  } catch {
    return true;
  }
}

/** Closing the popup records that it was shown. */
export function recordShown(): void {
  try {
    sessionStorage.setItem(SHOWN, 'true');
  } catch {
    // A storage that can be read and is full: the popup will come once more.
  }
}
