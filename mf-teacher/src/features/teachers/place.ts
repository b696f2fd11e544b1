import {
  type SubjectGroup,
  subjectGroups,
  type TeacherSort,
  teacherSorts,
} from '@harbor/contract/teacher-levels';

/** What the list of teachers is narrowed to, as the address says it; what it leaves out is undefined. */
export interface Place {
  keyword?: string | undefined;
  subject?: SubjectGroup | undefined;
  /** Numbers of services, between commas. */
  service?: string | undefined;
  /** Levels, between commas. */
  level?: string | undefined;
  open?: '1' | undefined;
  night?: '1' | undefined;
  on_time?: '95' | '98' | undefined;
  sort?: TeacherSort | undefined;
  page?: number | undefined;
}

export const listPath = '/teacherlist/';
export const rulesPath = '/teacherlist/rules';
export const avoidPath = '/teacherlist/avoid';
export const teacherPath = (id: number): string => `${listPath}${id}`;

/** Longest words that are searched for. */
export const longestKeyword = 50;

const names = ['keyword', 'subject', 'service', 'level', 'open', 'night', 'on_time', 'sort', 'page'] as const;

const list = (text: string | null) => (text && /^\d{1,2}(,\d{1,2}){0,25}$/.test(text) ? text : undefined);
const yes = (text: string | null) => (text === '1' ? '1' : undefined);

/** Reads an address; what is no value of the list counts as not said. */
export function readPlace(search: URLSearchParams): Place {
  const subject = search.get('subject') ?? '';
  const sort = search.get('sort') ?? '';
  const rate = search.get('on_time');
  const page = search.get('page');
  return {
    keyword: search.get('keyword')?.trim().slice(0, longestKeyword) || undefined,
    subject: Object.hasOwn(subjectGroups, subject) ? (subject as SubjectGroup) : undefined,
    service: list(search.get('service')),
    level: list(search.get('level')),
    open: yes(search.get('open')),
    night: yes(search.get('night')),
    on_time: rate === '95' || rate === '98' ? rate : undefined,
    sort: Object.hasOwn(teacherSorts, sort) ? (sort as TeacherSort) : undefined,
    page: page && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : undefined,
  };
}

/** Address of a place; what is so by itself is left out. */
export function placePath(place: Place): string {
  const said = new URLSearchParams();
  for (const name of names) {
    const value = place[name];
    if (value !== undefined && value !== '' && value !== 'default' && !(name === 'page' && value === 1))
      said.set(name, String(value));
  }
  const query = said.toString();
  return query ? `${listPath}?${query}` : listPath;
}

/** The place with a value of a list put in or taken out; the page begins anew. */
export function toggled(place: Place, name: 'service' | 'level', key: string): Place {
  const chosen = place[name]?.split(',') ?? [];
  const next = chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key];
  return { ...place, [name]: next.join(',') || undefined, page: undefined };
}

/** How many things a place is narrowed by, the order of the list left out. */
export const narrowedBy = (place: Place): number =>
  (['subject', 'open', 'night', 'on_time'] as const).filter((name) => place[name]).length +
  (place.service?.split(',').length ?? 0) +
  (place.level?.split(',').length ?? 0);
