import type { Attack } from './attack.ts';
import { sendForm } from './sendForm.ts';

const FORMS = 200;
/** The longest that half of the forms may take, in ms. */
const MOST = 40;

/** Forms one after another: what it costs that each is on the disk before it is acknowledged. */
export const forms: Attack = {
  name: 'forms, each flushed to the disk',
  before: '11 ms, and lost when the power failed',
  goal: `below ${MOST} ms`,
  seconds: 120,
  async run({ url }) {
    const times: number[] = [];
    for (let count = 0; count < FORMS; count++) {
      const started = performance.now();
      const { status } = await sendForm(url);
      if (status !== 201) throw new Error(`A form was answered with ${status}`);
      times.push(performance.now() - started);
    }
    const median = times.sort((a, b) => a - b)[FORMS / 2] ?? Number.NaN;
    return { after: `${median.toFixed(1)} ms`, met: median < MOST };
  },
};
