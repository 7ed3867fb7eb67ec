import { useEffect, useRef } from 'react';
import type { Choice } from '../../../domain/vote.ts';

/** Where keys have a meaning of their own. */
const TAKEN = 'input, textarea, select, dialog, .site-header, [contenteditable]';

const ANSWERS: Record<string, Choice> = { ArrowLeft: 'dislike', ArrowRight: 'like' };
const TAKES_BACK = ['ArrowUp', 'Backspace'];

/** ← says no, → says yes, ↑ and Backspace take back, while the posters are in view. */
export function useKeys(choose: (choice: Choice) => void, takeBack: () => void): void {
  const act = useRef({ choose, takeBack });
  act.current = { choose, takeBack };
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
      if (altKey || ctrlKey || metaKey || shiftKey || repeat || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(TAKEN)) return;
      if (document.querySelector('dialog[open]')) return;
      // Further down the arrows scroll the text.
      if (window.scrollY > window.innerHeight / 4) return;
      const answer = ANSWERS[key];
      if (!answer && !TAKES_BACK.includes(key)) return;
      event.preventDefault();
      if (answer) act.current.choose(answer);
      else act.current.takeBack();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
