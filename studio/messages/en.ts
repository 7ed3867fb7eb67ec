import account from './en/account.json';
import audit from './en/audit.json';
import factors from './en/factors.json';
import kinds from './en/kinds.json';
import layout from './en/layout.json';
import people from './en/people.json';
import problems from './en/problems.json';
import shortcuts from './en/shortcuts.json';
import signIn from './en/signIn.json';
import welcome from './en/welcome.json';

/** The Studio's interface in English; its keys are those of all languages. */
export default {
  account,
  audit,
  factors,
  kinds,
  layout,
  people,
  problems,
  shortcuts,
  signIn,
  welcome,
};
