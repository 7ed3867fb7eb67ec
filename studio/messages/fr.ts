import account from './fr/account.json';
import audit from './fr/audit.json';
import bin from './fr/bin.json';
import factors from './fr/factors.json';
import kinds from './fr/kinds.json';
import layout from './fr/layout.json';
import list from './fr/list.json';
import overview from './fr/overview.json';
import people from './fr/people.json';
import problems from './fr/problems.json';
import search from './fr/search.json';
import shortcuts from './fr/shortcuts.json';
import signIn from './fr/signIn.json';
import welcome from './fr/welcome.json';

/** The Studio's interface in French. */
export default {
  account,
  audit,
  bin,
  factors,
  kinds,
  layout,
  list,
  overview,
  people,
  problems,
  search,
  shortcuts,
  signIn,
  welcome,
};
