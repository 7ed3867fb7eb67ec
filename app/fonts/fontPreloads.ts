import fraunces from './fraunces.woff2?url';
import instrumentSans from './instrument-sans.woff2?url';

const preload = (href: string, attributes = '') =>
  `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin${attributes}>`;

/**
 * The typefaces that are loaded with a page. They stand behind its style sheets, which need the connection
 * first; React would write them in front.
 */
export const FONT_PRELOADS =
  preload(fraunces) + preload(instrumentSans, ' media="(min-width: 48em)"');
