import type { MouseEvent } from 'react';

/** Whether a click on a link is left to the browser, which opens a tab, opens a window or downloads. */
export const isModifiedClick = (
  event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
