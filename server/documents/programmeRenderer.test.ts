import { describe, expect, it } from 'vitest';
import type { ProgrammeDay } from '../../domain/planner/programmeModel.ts';
import { Overloaded } from '../concurrency/limitConcurrency.ts';
import { ProgrammeRenderer } from './programmeRenderer.ts';
import type { ProgrammeJob } from './programmeWorker.ts';

function jobOf(days: number, stops: number): ProgrammeJob {
  const day = (number: number): ProgrammeDay => ({
    day: number,
    heading: `Day ${number} - Fez`,
    stops: Array.from({ length: stops }, (_, index) => ({
      number: index + 1,
      id: `place-${index}`,
      title: { text: `A place ${index}`, lang: 'en' },
      address: 'Fez',
      point: { longitude: -5 + index / 100, latitude: 34 },
      url: 'https://visit.example/en/poi/place',
    })),
    warnings: [],
  });
  return {
    programme: {
      locale: 'en',
      title: 'A journey',
      region: 'Fes-Meknes',
      cities: ['Fez'],
      days: Array.from({ length: days }, (_, index) => day(index + 1)),
      emergency: [],
      remarks: [],
      url: 'https://visit.example/en/itinerary',
      stored: false,
      createdAt: Date.parse('2026-11-22'),
      createdOn: '2026-11-22',
      createdText: 'Made today',
      cover: '',
    },
    // A picture of one pixel.
    picture: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
    towns: [],
  };
}
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('ProgrammeRenderer', () => {
  it('renders in a worker thread without blocking the main thread', async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    const pdf = await new ProgrammeRenderer().render(jobOf(10, 20));
    clearInterval(timer);
    expect(textOf(pdf)).toMatch(/^%PDF-1\.7/);
    expect(ticks).toBeGreaterThan(50);
  });

  it('rejects jobs beyond its limit, the largest first, and renders the others', async () => {
    const renderer = new ProgrammeRenderer({ waiting: 60 });
    const order: string[] = [];
    const render = (name: string, stops: number) =>
      renderer.render(jobOf(1, stops)).then(
        () => order.push(name),
        (error: unknown) => {
          expect(error).toBeInstanceOf(Overloaded);
          order.push(`${name} is rejected`);
        },
      );
    await Promise.all([
      render('first', 20),
      render('large', 40),
      render('small', 5),
      render('too large', 41),
      render('middle', 10),
    ]);
    expect(order).toEqual(['too large is rejected', 'first', 'small', 'middle', 'large']);
  });

  it('stops a job after the timeout and renders the next one', async () => {
    const renderer = new ProgrammeRenderer({ timeout: 1 });
    await expect(renderer.render(jobOf(1, 1))).rejects.toBeInstanceOf(Overloaded);
    const other = new ProgrammeRenderer();
    await expect(other.render({ ...jobOf(1, 1), picture: new Uint8Array(3) })).rejects.toThrow();
    expect(textOf(await other.render(jobOf(1, 1)))).toMatch(/^%PDF/);
  });

  it('drops a waiting job whose client has disconnected', async () => {
    const renderer = new ProgrammeRenderer();
    const first = renderer.render(jobOf(1, 1));
    const client = new AbortController();
    const dropped = renderer.render(jobOf(1, 1), client.signal);
    client.abort(new Error('gone'));
    await expect(dropped).rejects.toThrow('gone');
    await first;
  });
});
