import type { LoaderFunctionArgs } from 'react-router';
import { isLocale } from '../../domain/locale.ts';
import { translator } from '../i18n/messages.ts';

/** The web app manifest in the page's language. */
export function loader({ params: { locale } }: LoaderFunctionArgs): Response {
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const t = translator(locale, ['footer']);
  const icon = (file: string, sizes: string, type: string, purpose = 'any') => ({
    src: `/${file}`,
    sizes,
    type,
    purpose,
  });
  const shortcut = (name: string, path: string) => ({
    name,
    url: `/${locale}${path}`,
    icons: [icon('icon-192.png', '192x192', 'image/png')],
  });
  const manifest = {
    // One app id for all languages.
    id: '/',
    name: 'Fes-Meknes',
    short_name: 'Fes-Meknes',
    description: t('footer.description'),
    lang: locale,
    dir: 'ltr',
    start_url: `/${locale}`,
    scope: '/',
    display: 'standalone',
    theme_color: '#1C473B',
    background_color: '#FBF6EA',
    categories: ['travel'],
    icons: [
      icon('icon-192.png', '192x192', 'image/png'),
      icon('icon-512.png', '512x512', 'image/png'),
      icon('icon-maskable-512.png', '512x512', 'image/png', 'maskable'),
      icon('icon.svg', 'any', 'image/svg+xml'),
    ],
    shortcuts: [
      shortcut(t('menu.favorites'), '/fav'),
      shortcut(t('home.visiting'), '/visiting'),
      shortcut(t('nav.search'), '/search'),
      shortcut(t('practical.emergency'), '/practical-info#emergency'),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  });
}
