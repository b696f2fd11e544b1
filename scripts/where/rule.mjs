import { importsOf, reach } from './imports.mjs';
import { textOf } from './sources.mjs';

const areas = 'server/src/areas';

/** Whether a file asks the database. */
const asksDatabase = (path) =>
  /\b(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql[`<]|\/db\/rows'/.test(textOf(path));

/** Functions that a file declares for itself, with their texts, by name. */
const declaredIn = (path) =>
  new Map(
    [
      ...textOf(path).matchAll(
        /^(?:export )?(?:const|(?:async )?function) (\w+)[\s\S]*?^(?:[)}\]]+[^\n]*;?|.*;)$/gm,
      ),
    ].map(([text, name]) => [name, text]),
  );

/** The words of a handler, and of what it calls in its own file. */
function wordsOf(file, text) {
  const declared = declaredIn(file);
  const words = new Set(text.match(/\w+/g));
  // Grows while it is gone through.
  for (const word of words) for (const more of declared.get(word)?.match(/\w+/g) ?? []) words.add(more);
  return words;
}

const asLine = (path) => (asksDatabase(path) ? `${path} (SQL)` : path);

/**
 * The files of a call's rule: those its handler calls, those that they are made of within the area, and what asks the
 * database for them in others.
 */
export function ruleOf({ folder, file, text }) {
  const words = wordsOf(file, text);
  const called = [
    ...new Set(
      importsOf(file)
        .filter(({ here }) => words.has(here))
        .map((one) => one.file),
    ),
  ];
  const own = called.filter((path) => path.startsWith(`${folder}/`));
  const near = reach(own, { hops: 1, inside: folder }).keys();
  const far = [...reach(called, { hops: 2, inside: areas }).keys()].filter(asksDatabase);
  return [...new Set([...called, ...near, ...far])];
}

/** A rule's files as they are shown: what asks the database is marked. */
export const ruleLines = (rule) => rule.map(asLine);
