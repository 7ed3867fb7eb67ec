/** `npm run build`: installs and builds as `npm start` does, and leaves the start to others. */
import { buildWebsite, installPackages } from './prepare.mjs';

installPackages();
buildWebsite();
