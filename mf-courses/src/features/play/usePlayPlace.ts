import { useParams, useSearchParams } from '@harbor/runtime';

const numberIn = (text: string | null | undefined) =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

const secondIn = (text: string | null) => (text && /^\d{1,5}$/.test(text) ? Number(text) : undefined);

/**
 * Which lesson the address names: `/playclass?class=3&lesson=12&t=310` on the desktop, `/playclass/3/12?t=310` on the
 * phone. Without a lesson, it is the one where somebody goes on.
 */
export function usePlayPlace() {
  const { classid, videoid } = useParams();
  const [search] = useSearchParams();
  return {
    course: numberIn(classid ?? search.get('class')),
    lesson: numberIn(videoid ?? search.get('lesson')),
    at: secondIn(search.get('t')),
  };
}
