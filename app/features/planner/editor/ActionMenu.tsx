import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';
import * as styles from './ActionMenu.module.css';

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
      <IconButton path="M5 12h.01M12 12h.01M19 12h.01" popoverTarget={id} aria-label={label} />
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
