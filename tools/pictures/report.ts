/**
 * `npm run pictures [path…]`: prints the nearest pairs of pictures of each list, or all pairs that look
 * alike of the lists with these paths.
 */
import { buildCatalogue } from '../../domain/content/catalogue.ts';
import { validateImport } from '../../domain/content/validateImport.ts';
import { readContent } from '../../server/content/files.ts';
import { pictureLists } from './lists.ts';
import { ALIKE, alikePairs, formatNearest, nearestPairs } from './nearest.ts';

const paths = process.argv.slice(2);
const { accepted } = validateImport((await readContent('content')).raws);
const lists = pictureLists(buildCatalogue(1, accepted));
const wanted = lists.filter(({ path }) => paths.length === 0 || paths.includes(path));
const nearest = await nearestPairs(wanted);
for (const list of nearest) {
  console.log(formatNearest(list));
  if (paths.length === 0) continue;
  for (const { pictures, similarity } of list.pairs) {
    if (similarity < ALIKE) break;
    console.log(`  ${similarity.toFixed(2)} ${pictures.map(({ name }) => name).join(' ')}`);
  }
}
console.log(`${alikePairs(nearest).length} pairs look alike.`);
