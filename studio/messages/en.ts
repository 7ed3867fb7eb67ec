import kinds from './en/kinds.json';
import layout from './en/layout.json';
import problems from './en/problems.json';
import signIn from './en/signIn.json';

/** The Studio's interface in English; its keys are those of all languages. */
export default { kinds, layout, problems, signIn };
