import bulk from './en/bulk.json';
import csv from './en/csv.json';
import fields from './en/fields.json';

/** The texts of actions in lists in English, which no other screen loads. */
export default { bulk, csv, fields };
