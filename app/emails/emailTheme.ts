/** The colours and fonts of tokens.css as literals: e-mails have no style sheet. */
export const COLORS = {
  green: '#1C473B',
  ink: '#14211C',
  soft: '#48524C',
  plaster: '#FBF6EA',
  sand: '#EAD9B8',
  saffron: '#E3A92F',
  night: '#16324F',
};
export const DISPLAY = "Fraunces, Georgia, 'Times New Roman', serif";
export const BODY = "'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif";
