import { navigate } from '@harbor/runtime';

/** Number of the present entry in this tab's history of the product; 0 for the page one came in by. */
function place(): number {
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index === 'number' ? index : 0;
}

/** One page back; home for those who came in by this page. */
export function goBack(): void {
  if (place() > 0) window.history.back();
  else navigate('/', { replace: true });
}
