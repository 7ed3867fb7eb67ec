import './styles.css';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { specialDaysOf } from '../domain/hours/specialDays.ts';
import { DEFAULT_LOCALE, splitLocale } from '../domain/locale.ts';
import type { Route } from './+types/root';
import { MessagesProvider } from './i18n/MessagesProvider.tsx';
import { shellData } from './layout/shellData.ts';
import type { RootData } from './lib/rootData.ts';
import { servedData } from './lib/servedData.ts';
import { siteContext } from './lib/siteContext.ts';

/** The data of every page: language, configuration, settings, menus, and what the footer shows. */
export function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { config, settings } = site;
  const locale = splitLocale(new URL(request.url).pathname).locale ?? DEFAULT_LOCALE;
  const { social, contact, mapCentre } = settings;
  const root: RootData = {
    locale,
    config,
    settings: { social, contact, mapCentre },
    specialDays: specialDaysOf(settings),
  };
  // It is loaded with a document only.
  return { ...root, served: servedData(true, shellData(site, locale)) };
}

// It depends on the language only, and switching the language loads a new document.
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const locale = root?.locale ?? DEFAULT_LOCALE;
  const analytics = root?.config.analytics;
  const messages = useMatches().map(({ loaderData }) => Object(loaderData).messages as object);
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
      </head>
      <body>
        <MessagesProvider locale={locale} messages={messages}>
          {children}
        </MessagesProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
