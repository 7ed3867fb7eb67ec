/** `npm run test:e2e`: installs what browser tests need, builds the website, and runs them. */
import { installTools } from './browser.mjs';
import { bin, buildWebsite, installPackages, NODE, run } from './prepare.mjs';

installPackages();
installTools();
buildWebsite();
run(NODE, [bin('playwright'), 'test', ...process.argv.slice(2)]);
