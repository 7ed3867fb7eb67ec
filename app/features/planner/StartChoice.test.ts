import { describe, expect, it } from 'vitest';
import type { StartingPlace } from '../../../domain/planner/startingPoint.ts';
import { selectionOf } from './StartChoice.tsx';

const point = { longitude: -4.97, latitude: 34.06 };
const lodging = (id: string, title: string): StartingPlace => ({
  id,
  kind: 'lodging',
  title,
  point,
});
const starts = [lodging('dar', 'Dar El Ghalia'), lodging('palais', 'Palais de Fès')];

describe('the selection for a point of a tour', () => {
  it('is the place of its title where several share a spot', () => {
    const choiceOf = (label: string) => selectionOf({ label, coordinates: point }, starts).value;
    expect(choiceOf('Dar El Ghalia')).toBe('dar');
    expect(choiceOf('Palais de Fès')).toBe('palais');
    expect(choiceOf('the title in another language')).toBe('dar');
  });

  it('is the point itself if no place is there', () => {
    const coordinates = { longitude: -5, latitude: 34 };
    const id = '34.0000,-5.0000';
    expect(selectionOf({ label: 'Camp', coordinates }, starts)).toEqual({
      value: id,
      own: { id, title: 'Camp' },
    });
  });
});
