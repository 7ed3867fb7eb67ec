import type { RefObject } from 'react';
import { useNavigate, useParams } from 'react-router';
import {
  nearestTown,
  type StartingPlace,
  startingPointIn,
} from '../../../domain/planner/startingPoint.ts';
import { readTour } from '../../../domain/planner/tour.ts';
import type { Tour } from '../../../domain/visitor/visitor.ts';
import { Button } from '../../components/Button.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { useTour } from '../tour/tourStore.ts';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  starts: readonly StartingPlace[];
}

/** Button that starts an itinerary of empty days from the form; the starting point is required. */
export function BuildByHand({ form, starts }: Props) {
  const t = useTranslations('plan');
  const navigate = useNavigate();
  const { locale } = useParams();

  function begin(): void {
    if (!form.current?.reportValidity()) return;
    useTour.getState().replace(emptyTour(new FormData(form.current), starts));
    void navigate(`/${locale}/itinerary#day-1`);
  }

  return (
    <Button quiet className="needs-script" onClick={begin}>
      {t('wish.byHand')}
    </Button>
  );
}

/** A tour of empty days from the fields of the request form, in the town nearest to its start. */
function emptyTour(fields: FormData, starts: readonly StartingPlace[]): Tour {
  const text = (name: string) => String(fields.get(name) ?? '');
  const startingPoint = startingPointIn(text('start'), starts);
  const town = startingPoint && nearestTown(startingPoint.coordinates, starts);
  return readTour({
    startingPoint,
    startDate: text('from'),
    by: text('by'),
    pace: text('pace'),
    days: Array.from({ length: Number(text('days')) }, (_, index) => ({
      day: index + 1,
      city: town?.id ?? 'fes',
      places: [],
    })),
  });
}
