import { sitePage } from '../components/pages/sitePage.ts';
import { TextPage } from '../components/pages/TextPage.tsx';
import { getPageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/whoarewe';

export function loader({ params, context }: Route.LoaderArgs) {
  return sitePage(getPageContext(context, params), 'whoarewe');
}

export const meta = pageMeta;

export default function WhoAreWe({ loaderData }: Route.ComponentProps) {
  return <TextPage page={loaderData} />;
}
