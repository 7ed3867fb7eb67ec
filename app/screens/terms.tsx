import { getPageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/terms';
import { sitePage } from './templates/sitePage.ts';
import { TextPage } from './templates/TextPage.tsx';

export function loader({ params, context }: Route.LoaderArgs) {
  return sitePage(getPageContext(context, params), 'terms');
}

export const meta = pageMeta;

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <TextPage page={loaderData} />;
}
