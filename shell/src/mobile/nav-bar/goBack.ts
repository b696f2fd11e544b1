import { isFirstPage, navigate } from '@harbor/runtime';

/** One page back; home for those who came in by this page. */
export function goBack(): void {
  if (isFirstPage()) navigate('/', { replace: true });
  else window.history.back();
}
