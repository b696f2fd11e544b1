import { classroomPath } from '../../courses/paths';

/** The parts of the cloud classroom. */
export const classroomTabs = ['courses', 'review', 'certificates', 'teaching'] as const;

export type ClassroomTab = (typeof classroomTabs)[number];

const states = ['all', 'learning', 'finished', 'ended'] as const;

export type CourseState = (typeof states)[number];

const reviewTabs = ['due', 'done', 'ahead', 'removed'] as const;

export type ReviewTab = (typeof reviewTabs)[number];

/** Which items of the review list are shown. */
export interface ReviewChoice {
  tab: ReviewTab;
  kind?: 'question' | 'note' | undefined;
  course?: number | undefined;
}

const numberIn = (text: string | null) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);

/** Where somebody is in the classroom, as the address says it; what it leaves out begins. */
export function readClassroom(search: URLSearchParams) {
  const course = numberIn(search.get('course'));
  return {
    tab: classroomTabs.find((one) => one === search.get('tab')) ?? ('courses' as const),
    state: states.find((one) => one === search.get('state')),
    review: {
      tab: reviewTabs.find((one) => one === search.get('list')) ?? ('due' as const),
      kind: (['question', 'note'] as const).find((one) => one === search.get('kind')),
      course,
    } satisfies ReviewChoice,
    /** What is taught: one course, or a lesson that is looked at before learners have it. */
    taught: course,
    preview: numberIn(search.get('preview')),
  };
}

const withQuery = (said: Record<string, string | number | undefined>) => {
  const query = new URLSearchParams(
    Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return query ? `${classroomPath}?${query}` : classroomPath;
};

export const tabPath = (tab: ClassroomTab): string => withQuery({ tab: tab === 'courses' ? undefined : tab });

export const statePath = (state: CourseState): string =>
  withQuery({ state: state === 'all' ? undefined : state });

export const reviewListPath = ({ tab, kind, course }: ReviewChoice): string =>
  withQuery({ tab: 'review', list: tab === 'due' ? undefined : tab, kind, course });
