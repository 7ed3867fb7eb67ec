import './styles.css';
import { useMemo } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { IntlProvider } from 'use-intl';
import { DEFAULT_LOCALE, type Locale, splitLocale } from '../domain/locale.ts';
import type { Route } from './+types/root';
import fraunces from './fonts/fraunces.woff2?url';
import instrumentSans from './fonts/instrument-sans.woff2?url';
import { type Messages, recallMessages } from './i18n/messages.ts';
import { wordsIn } from './i18n/words.tsx';
import { REMEMBER_EARLY_TAPS } from './shell/earlyTaps.ts';
import { newsletterForm } from './shell/newsletterForm.tsx';
import { siteContext } from './site.ts';

/**
 * The two faces of nearly every page come with it, so that words need not change their dress. On a
 * phone's line that of the text would take a tenth of a second from the picture on top: there words
 * wear its fallback until then, which is as wide.
 */
export const links: Route.LinksFunction = () => [
  faceToCome(fraunces),
  { ...faceToCome(instrumentSans), media: '(min-width: 48em)' },
];

const faceToCome = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
});

/** What every page needs: the language, the configured links and the destinations of the menus. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue, config } = context.get(siteContext);
  const locale = splitLocale(new URL(request.url).pathname).locale ?? DEFAULT_LOCALE;
  const cities = catalogue.cities.all
    // Section 2: the destinations menu lists the cities except volubilis.
    .filter((city) => city.slug !== 'volubilis')
    .map((city) => ({ id: city._id, title: wordsIn(city.title, locale) }));
  return { locale, config, cities, newsletter: newsletterForm(locale) };
}

// It changes with the language alone, and a change of language loads the page anew.
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const locale = root?.locale ?? DEFAULT_LOCALE;
  const analytics = root?.config.analytics;
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1C473B" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/${locale}/app.webmanifest`} />
        {analytics && <meta name="analytics" content={`${analytics.url} ${analytics.siteId}`} />}
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own */}
        <script dangerouslySetInnerHTML={{ __html: REMEMBER_EARLY_TAPS }} />
      </head>
      <body>
        <IntlProvider locale={locale} messages={useTexts(locale)} timeZone="Africa/Casablanca">
          {children}
        </IntlProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The texts of every screen, and those that the loaders of this one have brought as `words`. */
function useTexts(locale: Locale): Messages {
  const words = useMatches().map(
    ({ loaderData }) => Object(loaderData).words as object | undefined,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: as many words as there are routes
  return useMemo(() => Object.assign({}, recallMessages(locale), ...words), [locale, ...words]);
}

export default function App() {
  return <Outlet />;
}
