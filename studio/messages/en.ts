import account from './en/account.json';
import audit from './en/audit.json';
import bin from './en/bin.json';
import factors from './en/factors.json';
import kinds from './en/kinds.json';
import layout from './en/layout.json';
import list from './en/list.json';
import overview from './en/overview.json';
import people from './en/people.json';
import problems from './en/problems.json';
import search from './en/search.json';
import shortcuts from './en/shortcuts.json';
import signIn from './en/signIn.json';
import welcome from './en/welcome.json';

/** The Studio's interface in English; its keys are those of all languages. */
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
