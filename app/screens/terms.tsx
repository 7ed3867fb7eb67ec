import { sitePage } from '../components/pages/sitePage.ts';
import { TextPage } from '../components/pages/TextPage.tsx';
import { getPageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/terms';

export function loader({ params, context }: Route.LoaderArgs) {
  return sitePage(getPageContext(context, params), 'terms');
}

export const meta = pageMeta;

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <TextPage page={loaderData} />;
}
