// Held-out sets: journals as they are told to the index, and questions whose right answers are known.
import { readFileSync } from 'node:fs';
import { nameKey } from '../../../server/src/areas/content/journals/names';
import { madeJournals } from '../../../server/src/demo/journals/make';
import { madeTitles } from '../../../server/src/demo/journals/titles-of';
import { readCsv } from './csv.mjs';

/** A number for a text that comes out the same everywhere, so that halves of a set always are the same. */
export function hash(text) {
  let h = 2_166_136_261;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 16_777_619);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return (h ^ (h >>> 12)) >>> 0;
}

/** The demo's journals: the last title of each is a question, the others are told. */
export function demoSet() {
  const made = madeJournals();
  const titles = madeTitles(made);
  const field = ({ subjects: [subject = ''] }) => subject;
  const journals = made.map((journal, i) => ({
    name: [journal.name, ...(journal.name_cn ? [journal.name_cn] : [])],
    subject: journal.subjects.flatMap((subject) => subject.split('/')),
    scope: [journal.scope],
    titles: titles[i].slice(0, -1).map(({ title }) => title),
  }));
  const questions = made.map((journal, i) => ({
    title: titles[i].at(-1).title,
    abstract: '',
    right: new Set(made.flatMap((other, n) => (field(other) === field(journal) ? [n] : []))),
  }));
  return { journals, questions };
}

const column = (row, names) => names.map((name) => row[name]).find((cell) => cell) ?? '';

function readJournals(path) {
  return readCsv(readFileSync(path, 'utf8')).map((row) => ({
    name: column(row, ['Journal title', 'title', '刊名']),
    numbers: [
      column(row, ['Journal ISSN (print version)', 'ISSN']),
      column(row, ['Journal EISSN (online version)', 'EISSN']),
    ].flatMap((number) => number.toUpperCase() || []),
    subjects: column(row, ['Subjects', '学科'])
      .split(/[|;]/)
      .flatMap((subject) => subject.trim() || []),
  }));
}

const told = ({ name, subjects }) => ({ name: [name], subject: subjects, scope: [], titles: [] });

/** Subjects that hold for everything say nothing of whether an answer is right. */
const general = new Set(['science', 'humanities', 'generic-base']);

/**
 * A list of journals with names and subjects alone: a fifth of those with a subject is taken out, and the name of each asks
 * for journals of its subjects.
 */
export function fieldSet(path) {
  const all = readJournals(path).map((journal) => ({
    ...journal,
    fields: new Set(journal.subjects.filter((subject) => !general.has(subject))),
  }));
  const out = all.map(({ name, fields }) => fields.size > 0 && hash(name) % 5 === 0);
  const kept = all.filter((_, i) => !out[i]);
  const questions = all
    .filter((_, i) => out[i])
    .map(({ name, fields }) => ({
      title: name,
      abstract: '',
      right: new Set(
        kept.flatMap((journal, n) => ([...journal.fields].some((field) => fields.has(field)) ? [n] : [])),
      ),
    }));
  return { journals: kept.map(told), questions };
}

/** Articles of a journal that are questions at most: none counts for much more than the others. */
const mostAsked = 5;
const mostTold = 20;

/**
 * Real articles: half of the titles of each journal are told, of the others some are questions with their abstracts. Of
 * the questions only one half is measured: by the other one the weights were chosen.
 */
export function articleSet(path, journalsPath) {
  const list = readJournals(journalsPath);
  const journals = list.map(told);
  const byNumber = new Map(list.flatMap(({ numbers }, i) => numbers.map((number) => [number, i])));
  const byName = new Map(list.map(({ name }, i) => [nameKey(name), i]).reverse());
  const of = new Map();
  for (const article of JSON.parse(readFileSync(path, 'utf8'))) {
    const key = nameKey(article.journal);
    let at =
      article.issn.map((number) => byNumber.get(number.toUpperCase())).find((i) => i !== undefined) ??
      byName.get(key);
    if (at === undefined) {
      at = journals.length;
      journals.push(told({ name: article.journal, subjects: [] }));
      byName.set(key, at);
    }
    of.set(at, [...(of.get(at) ?? []), article]);
  }
  const questions = [];
  for (const [at, articles] of of) {
    const shuffled = articles.toSorted((a, b) => hash(a.title) - hash(b.title));
    const half = articles.length < 2 ? 0 : Math.ceil(articles.length / 2);
    journals[at].titles = shuffled
      .slice(0, half)
      .slice(0, mostTold)
      .map(({ title }) => title);
    for (const { title, abstract } of shuffled.slice(half, half + mostAsked))
      questions.push({ title, abstract, right: new Set([at]), told: half });
  }
  return { journals, questions: questions.filter(({ title }) => hash(`${title}x`) % 2 === 0) };
}
