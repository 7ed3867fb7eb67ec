/** The logo: an eight-pointed star whose inner square is a horseshoe gate; 64 by 64, even-odd. */
export const STAR_GATE =
  'M32 2 40.8 10.8H53.2V23.2L62 32 53.2 40.8V53.2H40.8L32 62 23.2 53.2H10.8V40.8L2 32 10.8 23.2V10.8H23.2ZM25 47H39V36.4A10.4 10.4 0 1 0 25 36.4Z';
