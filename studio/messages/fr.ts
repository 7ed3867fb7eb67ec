import kinds from './fr/kinds.json';
import layout from './fr/layout.json';
import problems from './fr/problems.json';
import signIn from './fr/signIn.json';

/** The Studio's interface in French. */
export default { kinds, layout, problems, signIn };
