import { useEffect, useRef } from 'react';
import type { Choice } from '../../../domain/visitor/vote.ts';

/** Elements with their own keyboard behaviour. */
const INTERACTIVE = 'input, textarea, select, dialog, .Header, [contenteditable]';

const ANSWERS: Record<string, Choice> = { ArrowLeft: 'dislike', ArrowRight: 'like' };
const UNDO_KEYS = ['ArrowUp', 'Backspace'];

/** Keyboard shortcuts while the deck is in view: ← dislikes, → likes, ↑ and Backspace undo. */
export function useKeys(choose: (choice: Choice) => void, undo: () => void): void {
  const actions = useRef({ choose, undo });
  actions.current = { choose, undo };
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
      if (altKey || ctrlKey || metaKey || shiftKey || repeat || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(INTERACTIVE)) return;
      if (document.querySelector('dialog[open]')) return;
      // Further down the page the arrow keys scroll.
      if (window.scrollY > window.innerHeight / 4) return;
      const answer = ANSWERS[key];
      if (!answer && !UNDO_KEYS.includes(key)) return;
      event.preventDefault();
      if (answer) actions.current.choose(answer);
      else actions.current.undo();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
