import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { trustedHtml } from '../lib/trustedHtml.ts';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'footer' | 'nav' | 'section' | 'ul';
  /**
   * For parts around the screens, whose data the browser never gets: where hydration fails and React
   * renders the page again, they keep their HTML. Those of a screen get their data then.
   */
  name?: string;
  ref?: Ref<HTMLElement & HTMLDivElement & HTMLUListElement>;
  /** Missing where the data is (`servedData`): the element then keeps the HTML of the document. */
  children: ReactNode;
}

/**
 * An element whose content the server renders and the browser neither gets as data nor hydrates. It may
 * have links (`LocaleLink`), but no handlers and no state. After client
 * navigations, which load the data, the content is rendered in the browser.
 */
export function ServedHtml({ as: Tag = 'div', name = '', children, ...attributes }: Props) {
  if (children) {
    return (
      <Tag data-served={name} {...attributes}>
        {children}
      </Tag>
    );
  }
  return (
    <Tag
      data-served={name}
      {...attributes}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of our own server
      dangerouslySetInnerHTML={name ? htmlOf(name) : KEPT}
    />
  );
}

/** Hydration neither compares nor replaces the content of an element that is set as HTML. */
const KEPT = { __html: '' };

const served = new Map<string, { __html: string }>();

/** The HTML of a part, read when hydration first comes to it. */
function htmlOf(name: string): { __html: string } {
  const known = served.get(name);
  if (known) return known;
  const element = document.querySelector(`[data-served="${name}"]`);
  const html = { __html: trustedHtml(element?.innerHTML ?? '') };
  served.set(name, html);
  return html;
}
