import { renderToStaticMarkup } from 'react-dom/server';
import type { EntryContext } from 'react-router';
import { splitLocale } from '../../domain/locale.ts';
import { breadcrumbsThing } from '../../domain/schemaOrg/lists.ts';
import { subjectOf } from '../../domain/subject.ts';
import { localesOf } from '../../domain/translations.ts';
import type { Head } from '../parts/head.ts';
import type { Site } from '../site.ts';
import { MachineHead } from './MachineHead.tsx';
import { stepsTo } from './steps.ts';
import { thingsOf } from './things.ts';

/** What is told to machines of a page that was rendered. */
export interface Written {
  /** For the head of the document. */
  markup: string;
  /** False for what search engines should leave alone. */
  isListed: boolean;
}

/**
 * What search engines and messengers read of the page at an address. It is written by the server alone
 * and put into the finished document, so that browsers get it once, as text, with no script to make it.
 */
export function writeHead(
  { catalogue, config }: Site,
  address: URL,
  loaderData: EntryContext['staticHandlerContext']['loaderData'],
): Written | undefined {
  const { locale, rest: path } = splitLocale(address.pathname);
  const head: Head | undefined = Object.values(loaderData).find((given) => given?.head)?.head;
  if (!locale || !head) return undefined;
  const siteUrl = config.url;
  const entry = subjectOf(catalogue, path);
  const translated = entry ? localesOf(entry.data) : [];
  const isListed = !head.unlisted && translated.includes(locale);
  // With a question in its address it is a view of the page that its canonical address names.
  const isWhole = isListed && address.search === '';
  const telling = { catalogue, locale, siteUrl };
  const steps = isWhole && entry ? stepsTo(catalogue, locale, entry, path) : [];
  const things =
    isWhole && entry
      ? [
          ...thingsOf(telling, config, entry, path),
          ...(steps.length > 0 ? [breadcrumbsThing(telling, steps)] : []),
        ]
      : [];
  const locales = isWhole ? translated : [];
  const told = { head, locale, path, siteUrl, entry, locales, things };
  return { markup: renderToStaticMarkup(<MachineHead {...told} />), isListed };
}
