import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { trustedHtml } from '../lib/trustedHtml.ts';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'footer' | 'section' | 'ul';
  /**
   * For parts around the screens, whose data the browser never gets: where hydration fails and React
   * renders the page again, they keep their HTML. Those of a screen get their data then.
   */
  name?: string;
  ref?: Ref<HTMLElement>;
  /**
   * Undefined where only the document has the content (`servedData`): the element then keeps its HTML.
   * Null or false if there is no content.
   */
  children: ReactNode;
}

/**
 * An element whose content the server renders and the browser neither gets as data nor hydrates. It may
 * have links (`LocaleLink`), but no handlers and no state. After client navigations, which load the data,
 * the content is rendered in the browser.
 */
export function ServedHtml({ as = 'div', name = '', ref, children, ...attributes }: Props) {
  // The tags have no attributes of their own; a union of them would ask for a ref that fits all.
  const Tag = as as 'div';
  const content =
    children === undefined
      ? {
          suppressHydrationWarning: true,
          dangerouslySetInnerHTML: name ? htmlOf(name) : KEPT,
        }
      : { children };
  return <Tag data-served={name} ref={ref as Ref<HTMLDivElement>} {...attributes} {...content} />;
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
