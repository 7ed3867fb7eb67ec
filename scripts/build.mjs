/** `npm run build`: installs packages and builds the website, without starting it. */
import { buildWebsite, installPackages } from './prepare.mjs';

installPackages();
buildWebsite();
