import editor from './fr/editor.json';
import fields from './fr/fields.json';
import hints from './fr/hints.json';
import hours from './fr/hours.json';
import invalid from './fr/invalid.json';
import map from './fr/map.json';
import options from './fr/options.json';
import rules from './fr/rules.json';

/** The texts of the editor in French, which no other screen loads. */
export default { editor, fields, hints, hours, invalid, map, options, rules };
