import { type ReactNode, useId, useState } from 'react';

interface Props {
  /** The button's name. */
  label: string;
  children: ReactNode;
}

/** A button with three dots that opens a list of buttons; any of them closes it. */
export function Menu({ label, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="plan-menu">
      <button type="button" className="plan-dots" popoverTarget={id} aria-label={label}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12h.01M12 12h.01M19 12h.01" />
        </svg>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it are what is pressed */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys press the buttons too */}
      <div
        id={id}
        popover="auto"
        className="plan-menu-list"
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
      >
        {/* A long plan has hundreds of menus: what is in them is made when it is wanted. */}
        {isOpen && children}
      </div>
    </div>
  );
}
