import { createBrowserRouter } from 'react-router';
import { Loading } from './components/Loading.tsx';
import { LocaleProvider } from './i18n/LocaleProvider.tsx';
import { Layout } from './layout/Layout.tsx';
import { NotFound } from './screens/NotFound.tsx';
import { ScreenError } from './screens/ScreenError.tsx';
import { StartError } from './screens/StartError.tsx';

/** The Studio's screens. Each loads its code when it is opened. */
export const router = createBrowserRouter(
  [
    {
      Component: LocaleProvider,
      ErrorBoundary: StartError,
      children: [
        {
          path: 'welcome',
          HydrateFallback: Loading,
          ErrorBoundary: ScreenError,
          lazy: () => import('./screens/welcome/Welcome.tsx'),
        },
        {
          Component: Layout,
          children: [
            {
              HydrateFallback: Loading,
              ErrorBoundary: ScreenError,
              children: [
                { index: true, lazy: () => import('./screens/home/Home.tsx') },
                { path: 'account', lazy: () => import('./screens/account/Account.tsx') },
                { path: 'bin', lazy: () => import('./screens/bin/Bin.tsx') },
                { path: 'people', lazy: () => import('./screens/people/People.tsx') },
                { path: 'audit', lazy: () => import('./screens/audit/Audit.tsx') },
                { path: 'entries/:kind', lazy: () => import('./screens/list/EntryList.tsx') },
                {
                  path: 'entries/:kind/:id',
                  lazy: () => import('./screens/editor/EntryEditor.tsx'),
                },
                { path: '*', Component: NotFound },
              ],
            },
          ],
        },
      ],
    },
  ],
  { basename: '/studio' },
);
