/**
 * CSS Modules: class names, type declarations and the bundling of style sheets. Run as a program, it
 * writes the declarations once.
 *
 * For every `app/x/Card.module.css` a declaration `.css-types/app/x/Card.module.css.d.ts` is written
 * (tsconfig.json lists the folder in `rootDirs`), so that an unknown class is a type error.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';
import { type CSSOptions, type Plugin, preprocessCSS, resolveConfig } from 'vite';

const ROOT = dirname(import.meta.dirname);
const TYPES = join(ROOT, '.css-types');

/** `root` of Card.module.css becomes `Card`, `title` becomes `Card-title`: stable and readable. */
function generateScopedName(local: string, file: string): string {
  const base = basename(file, '.module.css');
  return local === 'root' ? base : `${base}-${local}`;
}

/** Vite's options for style sheets. Every file may use the media queries of app/styles/media.css. */
export const css: CSSOptions = {
  modules: { generateScopedName },
  postcss: {
    plugins: [globalData({ files: [join(ROOT, 'app/styles/media.css')] }), customMedia()],
  },
};

const resolved = resolveConfig({ configFile: false, logLevel: 'silent', css }, 'build');

/** Compiles a module: `code` has the scoped class names, `modules` maps local to scoped names. */
const compile = async (file: string) =>
  preprocessCSS(readFileSync(file, 'utf8'), file, await resolved);

/** The paths of the website's modules, relative to the project. */
export const moduleFiles = () => globSync('{app,illustrations}/**/*.module.css', { cwd: ROOT });

const studioModuleFiles = () => globSync('studio/**/*.module.css', { cwd: ROOT });

/** Reserved words cannot be exported by name, so `import * as styles` would lack them. */
const RESERVED =
  /^(case|class|default|delete|do|else|export|for|if|import|in|new|switch|var|with)$/;

const typesFile = (file: string) => join(TYPES, `${relative(ROOT, file)}.d.ts`);

async function writeTypes(file: string): Promise<void> {
  const names = Object.keys((await compile(file)).modules ?? {});
  const invalid = names.find((name) => !/^[a-z][A-Za-z\d]*$/.test(name) || RESERVED.test(name));
  if (invalid) throw new Error(`${file}: .${invalid} is not a camelCase identifier`);
  mkdirSync(dirname(typesFile(file)), { recursive: true });
  const exports = names.map((name) => `export const ${name}: string;\n`);
  writeFileSync(typesFile(file), exports.join('') || 'export {};\n');
}

async function writeAllTypes(): Promise<void> {
  rmSync(TYPES, { recursive: true, force: true });
  mkdirSync(TYPES);
  const files = [...moduleFiles(), ...studioModuleFiles()];
  await Promise.all(files.map((file) => writeTypes(join(ROOT, file))));
}

/**
 * Features with many rules that only a few screens need: their style sheets are loaded with these
 * screens. All other modules are in the style sheet that every page loads, including those of three
 * components of these features that many pages use: `AddAllToPlan`, `AddToPlan` and `PlaceMap`.
 */
const SEPARATE =
  /\/features\/(documents|forms|inspire|map|mice|planner|practicalInfo|programme|weather)\/(?!AddAllToPlan|AddToPlan|PlaceMap)/;

const NAMES = '\0class-names:';

/**
 * Appends the rules of all common modules, sorted by path, to app/styles.css. The bundler only gets
 * the class names, which it inlines, so the order of rules does not depend on chunks.
 */
const oneStyleSheet: Plugin = {
  name: 'one-style-sheet',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\.module\.css$/ },
    handler(source, importer) {
      const file = join(dirname(importer ?? ROOT), source);
      return SEPARATE.test(file) ? null : NAMES + file.replace(/\.css$/, '');
    },
  },
  load: {
    filter: { id: new RegExp(`^${NAMES}`) },
    async handler(id) {
      const { modules = {} } = await compile(`${id.slice(NAMES.length)}.css`);
      return Object.entries(modules)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  },
  transform: {
    filter: { id: /\/app\/styles\.css$/ },
    async handler(code) {
      const files = moduleFiles()
        .toSorted()
        .map((file) => join(ROOT, file));
      const common = files.filter((file) => !SEPARATE.test(file));
      const rules = await Promise.all(common.map(async (file) => (await compile(file)).code));
      return { code: [code, ...rules].join('\n'), map: null };
    },
  },
};

/** Keeps separate modules: the bundler inlines their class names, and would then remove their rules. */
const separateStyleSheets: Plugin = {
  name: 'separate-style-sheets',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
};

/** Keeps the types up to date while the development server runs. */
export const cssModuleTypes: Plugin = {
  name: 'css-module-types',
  apply: 'serve',
  configureServer: writeAllTypes,
  async watchChange(file, { event }) {
    if (!file.endsWith('.module.css')) return;
    if (event === 'delete') rmSync(typesFile(file), { force: true });
    else await writeTypes(file);
  },
};

export const cssModules: Plugin[] = [oneStyleSheet, separateStyleSheets, cssModuleTypes];

if (import.meta.main) await writeAllTypes();
