import { type ReactNode, useId, useState } from 'react';
import * as styles from './ActionMenu.module.css';
import * as iconButton from './IconButton.module.css';

interface Props {
  /** Accessible name of the button. */
  label: string;
  children: ReactNode;
}

/** A three-dot button that opens a popover with buttons; each of them closes it. */
export function ActionMenu({ label, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.root}>
      <button type="button" className={iconButton.root} popoverTarget={id} aria-label={label}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12h.01M12 12h.01M19 12h.01" />
        </svg>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only the buttons inside are interactive */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons inside handle keys */}
      <div
        id={id}
        popover="auto"
        className={styles.list}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
      >
        {/* Rendered on opening: a long tour has hundreds of menus. */}
        {isOpen && children}
      </div>
    </div>
  );
}
