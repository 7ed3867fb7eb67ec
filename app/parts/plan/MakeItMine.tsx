import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Tour } from '../../../domain/visitor.ts';
import { showToast } from '../../data/toast.ts';
import { useTour } from '../../state/tour.ts';

/** Makes a plan the visitor's own; what they had can be brought back by undoing. */
export function MakeItMine({ tour, label }: { tour: Tour; label: string }) {
  const t = useTranslations('plan');
  const navigate = useNavigate();
  const { locale } = useParams();

  function take(): void {
    useTour.getState().take(tour);
    void showToast({ type: 'success', message: t('offer.taken') });
    void navigate(`/${locale}/itinerary`);
  }

  return (
    <button type="button" className="button needs-script" onClick={take}>
      {label}
    </button>
  );
}
