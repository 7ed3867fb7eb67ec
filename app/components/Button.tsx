import type { ComponentProps } from 'react';
import * as styles from './Button.module.css';
import { LocaleLink } from './LocaleLink.tsx';

interface Look {
  /** Outlined instead of filled, for secondary actions. */
  quiet?: boolean;
}

const classNames = (quiet: boolean | undefined, className = '') =>
  `${styles.root}${quiet ? ` ${styles.quiet}` : ''} ${className}`.trim();

export function Button({ quiet, className, ...rest }: Look & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classNames(quiet, className)} />;
}

type LinkProps = Look &
  (ComponentProps<typeof LocaleLink> | (ComponentProps<'a'> & { to?: never }));

/** A link that looks like a button. `to` is a path in the page's language, `href` any address. */
export function ButtonLink({ quiet, className, ...rest }: LinkProps) {
  const look = classNames(quiet, className);
  return rest.to === undefined ? (
    <a {...rest} className={look} />
  ) : (
    <LocaleLink {...rest} className={look} />
  );
}

/** Buttons side by side. */
export function ButtonGroup({ className = '', ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={`${styles.group} ${className}`.trim()} />;
}
