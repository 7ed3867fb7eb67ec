import { createBrowserRouter } from 'react-router';
import { Layout } from './layout/Layout.tsx';
import { NotFound } from './screens/NotFound.tsx';
import { ScreenError } from './screens/ScreenError.tsx';

/** The Studio's screens. Each loads its code when it is opened. */
export const router = createBrowserRouter(
  [
    {
      Component: Layout,
      children: [
        {
          ErrorBoundary: ScreenError,
          children: [
            { index: true, lazy: () => import('./screens/home/Home.tsx') },
            { path: '*', Component: NotFound },
          ],
        },
      ],
    },
  ],
  { basename: '/studio' },
);
