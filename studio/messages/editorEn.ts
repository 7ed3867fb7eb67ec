import editor from './en/editor.json';
import fields from './en/fields.json';
import hints from './en/hints.json';
import hours from './en/hours.json';
import invalid from './en/invalid.json';
import map from './en/map.json';
import options from './en/options.json';
import rules from './en/rules.json';

/** The texts of the editor in English, which no other screen loads. */
export default { editor, fields, hints, hours, invalid, map, options, rules };
