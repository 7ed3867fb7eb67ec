import { useNavigate, useParams } from 'react-router';
import type { Tour } from '../../../domain/visitor/visitor.ts';
import { Button } from '../../components/Button.tsx';
import { showToast } from '../../components/toasts/toast.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { useTour } from '../tour/tourStore.ts';

/** Button that replaces the visitor's itinerary with a tour; undo restores the previous one. */
export function AdoptPlan({ tour, label }: { tour: Tour; label: string }) {
  const t = useTranslations('plan');
  const navigate = useNavigate();
  const { locale } = useParams();

  function adopt(): void {
    useTour.getState().replace(tour);
    void showToast({ type: 'success', message: t('offer.taken') });
    void navigate(`/${locale}/itinerary`);
  }

  return (
    <Button className="needs-script" onClick={adopt}>
      {label}
    </Button>
  );
}
