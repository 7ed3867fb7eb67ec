import type { RefObject } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { StartingPlace } from '../../../domain/plan/startingPoint.ts';
import { useTour } from '../../state/tour.ts';
import { emptyTour } from './emptyTour.ts';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  starts: readonly StartingPlace[];
}

/** Begins a plan of empty days with what the form says; the starting point is required. */
export function BuildByHand({ form, starts }: Props) {
  const t = useTranslations('plan');
  const navigate = useNavigate();
  const { locale } = useParams();

  function begin(): void {
    if (!form.current?.reportValidity()) return;
    useTour.getState().take(emptyTour(new FormData(form.current), starts));
    void navigate(`/${locale}/itinerary#day-1`);
  }

  return (
    <button type="button" className="button quiet needs-script" onClick={begin}>
      {t('wish.byHand')}
    </button>
  );
}
