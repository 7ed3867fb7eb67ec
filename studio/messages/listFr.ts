import bulk from './fr/bulk.json';
import csv from './fr/csv.json';
import fields from './fr/fields.json';

/** The texts of actions in lists in French, which no other screen loads. */
export default { bulk, csv, fields };
