import { useTranslations } from 'use-intl';
import { EmergencyNumbers } from '../../parts/EmergencyNumbers.tsx';
import { numbersOf } from '../../parts/emergencyNumbers.ts';
import { pageMeta } from '../../parts/head.ts';
import { sitePage } from '../../parts/sitePage.ts';
import { TextPage } from '../../parts/TextPage.tsx';
import { visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

export function loader({ params, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  return { ...sitePage(visit, 'practical-info', '/practical-info'), numbers: numbersOf(visit) };
}

export const meta = pageMeta;

export default function PracticalInfo({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('practical');
  return (
    <TextPage page={loaderData}>
      <section id="emergency">
        <div className="section-head">
          <h2>{t('emergency')}</h2>
        </div>
        <EmergencyNumbers numbers={loaderData.numbers} />
      </section>
    </TextPage>
  );
}
