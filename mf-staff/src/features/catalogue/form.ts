import type { BodyOf, CatalogueService, CatalogueSpec } from '@harbor/contract';

type Body = BodyOf<'POST /staff/catalogue/services/create'>;

/** A specification as it is typed. */
export interface SpecForm {
  /** Of the row on the page. */
  key: number;
  id?: number;
  name: string;
  description: string;
  /** In 元. */
  price: string;
  days: string;
  revisions: string;
  /** Of a new one; empty for without limit. */
  stock: string;
}

/** Two texts that belong together: a step, a question, a rule. */
export interface Pair {
  key: number;
  first: string;
  second: string;
}

/** A service as it is typed. */
export interface ServiceForm {
  category: string;
  title: string;
  subtitle: string;
  pictures: string[];
  mode: 1 | 2 | 3;
  unit: string;
  origin: string;
  form: string;
  hot: boolean;
  detail: string;
  /** One a line, as the three below. */
  tags: string;
  suitable: string;
  included: string;
  excluded: string;
  steps: Pair[];
  faq: Pair[];
  rules: Pair[];
  specs: SpecForm[];
}

let lastKey = 0;
export const newKey = (): number => {
  lastKey += 1;
  return lastKey;
};

export const emptySpec = (): SpecForm => ({
  key: newKey(),
  ...{ name: '', description: '', price: '', days: '', revisions: '1', stock: '' },
});

export const emptyPair = (first = '', second = ''): Pair => ({ key: newKey(), first, second });

/** What most services give back when, to begin with. */
const usualRules = [
  ['未开始', '全额退'],
  ['服务中', '按未完成部分退'],
  ['已交付', '按未满足的约定项核退'],
  ['逾期未交付', '可全额退'],
] as const;

export const emptyForm = (category = ''): ServiceForm => ({
  category,
  ...{ title: '', subtitle: '', pictures: [], mode: 1, unit: '次', origin: '', form: '', hot: false },
  ...{ detail: '', tags: '', suitable: '', included: '', excluded: '' },
  steps: [emptyPair()],
  faq: [],
  rules: usualRules.map(([stage, rule]) => emptyPair(stage, rule)),
  specs: [emptySpec()],
});

export const yuan = (fen: number): string =>
  fen === 0 ? '' : fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2);

/** 分 of what was typed in 元; undefined for what is no amount. */
export function fenOf(text: string): number | undefined {
  const typed = text.trim();
  if (typed === '') return 0;
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : undefined;
}

const specForm = ({ id, name, description, price_fen, days, revisions }: CatalogueSpec): SpecForm => ({
  ...{ key: newKey(), id, name, description },
  price: yuan(price_fen),
  days: String(days),
  revisions: String(revisions),
  stock: '',
});

/** A service as it can be typed on. */
export function formOf(service: CatalogueService): ServiceForm {
  return {
    category: String(service.category_id),
    title: service.title,
    subtitle: service.subtitle,
    pictures: service.pictures,
    mode: service.price_mode,
    unit: service.unit,
    origin: yuan(service.origin_price_fen),
    form: String(service.form_no),
    hot: service.is_hot,
    detail: service.detail,
    tags: service.tags.join('\n'),
    suitable: service.suitable_for.join('\n'),
    included: service.included.join('\n'),
    excluded: service.not_included.join('\n'),
    steps: service.steps.map(({ title, description }) => emptyPair(title, description)),
    faq: service.faq.map(({ question, answer }) => emptyPair(question, answer)),
    rules: service.refund_rules.map(({ stage, rule }) => emptyPair(stage, rule)),
    specs: service.specs.map(specForm),
  };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean);
const filled = (pairs: Pair[]) => pairs.filter(({ first, second }) => first.trim() || second.trim());
/** What is no number goes as one that the server names wrong at its field. */
const whole = (text: string) => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : -1);

/** What is sent; an empty row that nobody filled in is left out. */
export function bodyOf(form: ServiceForm): Body {
  return {
    category_id: Number(form.category) || 0,
    title: form.title,
    subtitle: form.subtitle,
    pictures: form.pictures,
    price_mode: form.mode,
    unit: form.unit,
    origin_price_fen: fenOf(form.origin) ?? -1,
    form_no: Number(form.form) || 0,
    is_hot: form.hot,
    detail: form.detail,
    tags: linesOf(form.tags),
    suitable_for: linesOf(form.suitable),
    included: linesOf(form.included),
    not_included: linesOf(form.excluded),
    steps: filled(form.steps).map(({ first, second }) => ({ title: first, description: second })),
    faq: filled(form.faq).map(({ first, second }) => ({ question: first, answer: second })),
    refund_rules: filled(form.rules).map(({ first, second }) => ({ stage: first, rule: second })),
    specs: sentSpecs(form.specs).map(({ id, name, description, price, days, revisions, stock }) => ({
      ...(id !== undefined && { id }),
      ...{ name, description, price_fen: fenOf(price) ?? -1, days: whole(days), revisions: whole(revisions) },
      ...(id === undefined && { stock: stock.trim() === '' ? null : whole(stock) }),
    })),
  };
}

/** Those that somebody began to fill in. */
export const sentSpecs = (specs: SpecForm[]): SpecForm[] =>
  specs.filter(({ id, name, price, days }) => id !== undefined || name.trim() || price.trim() || days.trim());
export const sentPairs = filled;

/** The form over what somebody else saved meanwhile: specifications that were succeeded are found by their names. */
export function rebased(form: ServiceForm, latest: CatalogueService): ServiceForm {
  const idOf = (spec: SpecForm) =>
    latest.specs.find(({ id }) => id === spec.id)?.id ??
    latest.specs.find(({ name }) => name === spec.name)?.id;
  const taken = new Set<number>();
  return {
    ...form,
    specs: form.specs.map((spec) => {
      const { id: _, ...rest } = spec;
      const id = idOf(spec);
      if (id === undefined || taken.has(id)) return rest;
      taken.add(id);
      return { ...rest, id };
    }),
  };
}
