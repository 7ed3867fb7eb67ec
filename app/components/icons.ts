/** Icons that several components use: paths in a square of 24 units, drawn by `Icon`. */
export const CHECK = 'M5 12.5 10 17.5 19 7';
export const CROSS = 'M6 6 18 18M18 6 6 18';
export const HEART = 'M12 20.5 4.6 13a4.9 4.9 0 0 1 7-6.9l.4.5.4-.5a4.9 4.9 0 0 1 7 6.9Z';
export const MAGNIFIER = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20.5 20.5';
export const PLUS = 'M12 5v14M5 12h14';
export const SLIDERS = 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5';
