/** The platform's formatters, each made once: to make one takes a hundred times as long as to use it. */
const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function once<T extends Intl.NumberFormat | Intl.DateTimeFormat>(
  name: string,
  locale: string,
  options: object,
  make: () => T,
): T {
  const key = `${name} ${locale} ${JSON.stringify(options)}`;
  const formatter = (made.get(key) as T | undefined) ?? make();
  made.set(key, formatter);
  return formatter;
}

/** `options` come from code, not from visitors: all that are made are kept. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions) =>
  once('number', locale, options, () => new Intl.NumberFormat(locale, options));

/** As `numberFormat`, for days and times. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions) =>
  once('date', locale, options, () => new Intl.DateTimeFormat(locale, options));
